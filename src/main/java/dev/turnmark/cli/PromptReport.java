package dev.turnmark.cli;

import dev.turnmark.json.OtherGrammar;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.rollout.Lineage;
import dev.turnmark.rollout.Prompt;
import java.util.List;

/** Where the prompts of a file go. */
interface PromptReport {

  /** The file could be opened. */
  default void begin() {}

  /** A line could not be read. Prompts come later, when the file has been read to its end. */
  void unreadable(RolloutRecord.Unreadable line);

  /** The file is no rollout, and so many of its lines were left aside. */
  void leftAside(OtherGrammar grammar, int lines);

  /** All that was said, what was taken back and what was copied included. */
  void prompts(List<Prompt> prompts, Lineage lineage);
}

package dev.turnmark.cli;

import dev.turnmark.audit.Decision;
import dev.turnmark.json.OtherGrammar;
import dev.turnmark.json.RolloutRecord;

/** Where the decisions of a file go. */
interface Report {

  /** The file could be opened. */
  void begin();

  /** An item was decided, or left undecided. */
  void decided(RolloutRecord.Read line, Decision decision);

  /** A line could not be read. */
  void unreadable(RolloutRecord.Unreadable line);

  /** The file is no rollout, and so many of its lines were left aside. */
  void leftAside(OtherGrammar grammar, int lines);

  /** The file ends. */
  void end();
}

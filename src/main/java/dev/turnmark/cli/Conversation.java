package dev.turnmark.cli;

import dev.turnmark.audit.Decision;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.rollout.JudgedLine;
import dev.turnmark.rollout.Lineage;
import dev.turnmark.rollout.LineageFold;
import dev.turnmark.rollout.Prompt;
import dev.turnmark.rollout.PromptFold;
import dev.turnmark.rollout.Turns;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Listens to a file, line by line, for what people say in it and where it comes from. */
final class Conversation {

  private final Judging judging = new Judging();
  private final PromptFold prompts = new PromptFold();
  private final LineageFold lineage = new LineageFold();
  private @Nullable Decision latest;

  /** Takes the next line. */
  void read(RolloutRecord.Read line, RolloutPass pass) {
    lineage.accept(line.line(), pass.told(line.content()));
    latest = null;
    JudgedLine judged = judging.judge(line, pass, decision -> latest = decision);
    prompts.accept(judged, latest);
  }

  /** What came of the lines. */
  Judging judging() {
    return judging;
  }

  /** Where the file comes from, as far as it was read. */
  Lineage lineage() {
    return lineage.lineage();
  }

  /** Whether anybody said something so far, taken back or not. */
  boolean anyPrompt() {
    return prompts.any();
  }

  /** What was said so far. */
  List<Prompt> prompts() {
    return prompts.prompts(lineage());
  }

  /** The turns so far. */
  Turns turns() {
    return prompts.turns().from(lineage());
  }
}

package dev.turnmark.cli;

import dev.turnmark.audit.Decision;
import dev.turnmark.audit.LineMarks;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.rollout.JudgedLine;
import dev.turnmark.rollout.Lineage;
import dev.turnmark.rollout.LineageFold;
import dev.turnmark.rollout.Prompt;
import dev.turnmark.rollout.PromptFold;
import dev.turnmark.rollout.Turns;
import java.util.List;

/** Listens to a file, line by line, for what people say in it and where it comes from. */
final class Conversation {

  private final Terminal terminal;
  private final RolloutFile file;
  private final Tally tally = new Tally();
  private final PromptFold prompts = new PromptFold();
  private final LineageFold lineage = new LineageFold();

  Conversation(Terminal terminal, RolloutFile file) {
    this.terminal = terminal;
    this.file = file;
  }

  /** Takes the next line, and tells what the rules could not say of it. */
  void read(RolloutRecord.Read line, RolloutPass pass) {
    tally.read(line);
    lineage.accept(line.line(), line.content());
    RolloutItem item = line.content().item();
    if (item instanceof ResponseItem said) {
      Decision decision = pass.decide(said, line.line());
      tally.decided(decision);
      tell(line, decision.undecided());
      prompts.accept(line.line(), line.index(), decision);
    } else {
      LineMarks marks = pass.marks(item);
      tally.decided(marks);
      tell(line, marks.undecided());
      prompts.accept(
          JudgedLine.judge(
              line.line(),
              line.index(),
              item,
              replacing -> pass.decide(replacing, line.line()),
              same -> marks));
    }
  }

  private void tell(RolloutRecord.Read line, List<String> undecided) {
    for (String sentence : undecided) {
      terminal.complain(
          PlainText.escaped(file.name() + ":" + line.line() + ": undecided: " + sentence));
    }
  }

  /** What came of the lines. */
  Tally tally() {
    return tally;
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

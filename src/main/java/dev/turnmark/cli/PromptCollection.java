package dev.turnmark.cli;

import dev.turnmark.json.OtherGrammar;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.rollout.Prompt;
import java.util.List;

/** Gathers the prompts of a file, reports them at its end and counts. */
final class PromptCollection implements RolloutWalk.Visitor<PromptTally> {

  private final Terminal terminal;
  private final RolloutFile file;
  private final Conversation conversation = new Conversation();
  private final PromptReport report;

  PromptCollection(Terminal terminal, RolloutFile file, PromptReport report) {
    this.terminal = terminal;
    this.file = file;
    this.report = report;
  }

  @Override
  public void begin() {
    conversation.judging().begin();
    report.begin();
  }

  @Override
  public void read(RolloutRecord.Read line, RolloutPass pass) {
    conversation.read(line, pass);
  }

  @Override
  public void unreadable(RolloutRecord.Unreadable line) {
    conversation.judging().unreadable(line);
    report.unreadable(line);
  }

  @Override
  public boolean leftAside(OtherGrammar grammar, int lines) {
    conversation.judging().leftAside(lines);
    report.leftAside(grammar, lines);
    return true;
  }

  @Override
  public PromptTally end(boolean complete) {
    conversation.judging().end(complete, terminal, file.name());
    List<Prompt> said = conversation.prompts();
    report.prompts(said, conversation.lineage());
    return PromptTally.of(conversation.judging().tally(), said);
  }
}

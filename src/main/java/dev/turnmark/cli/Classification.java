package dev.turnmark.cli;

import dev.turnmark.audit.Decision;
import dev.turnmark.json.OtherGrammar;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.model.ResponseItem;

/** Decides the response items of a file, reports them and counts. */
final class Classification implements RolloutWalk.Visitor<Tally> {

  private final Report report;
  private final Tally tally = new Tally();

  Classification(Report report) {
    this.report = report;
  }

  @Override
  public void begin() {
    tally.begin();
    report.begin();
  }

  @Override
  public void read(RolloutRecord.Read line, RolloutPass pass) {
    tally.read(line);
    if (line.content().item() instanceof ResponseItem response) {
      Decision decision = pass.decide(response, line.line());
      tally.decided(decision);
      report.decided(line, decision);
    }
  }

  @Override
  public void unreadable(RolloutRecord.Unreadable line) {
    tally.unreadable(line);
    report.unreadable(line);
  }

  @Override
  public boolean leftAside(OtherGrammar grammar, int lines) {
    tally.leftAside(lines);
    report.leftAside(grammar, lines);
    return true;
  }

  @Override
  public Tally end(boolean complete) {
    report.end();
    tally.end(complete);
    return tally;
  }
}

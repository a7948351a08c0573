package dev.turnmark.cli;

import dev.turnmark.audit.Decision;
import dev.turnmark.audit.Explanation;
import dev.turnmark.json.OtherGrammar;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.rollout.Pair;

/** Leaves out the disagreements that rules explain. */
record UnexplainedReport(VerifyReport report) implements VerifyReport {

  @Override
  public void begin() {
    report.begin();
  }

  @Override
  public void disagreement(Pair pair, Explanation explanation) {
    if (explanation.open()) {
      report.disagreement(pair, explanation);
    }
  }

  @Override
  public void undecided(int line, Decision decision) {
    report.undecided(line, decision);
  }

  @Override
  public void unreadable(RolloutRecord.Unreadable line) {
    report.unreadable(line);
  }

  @Override
  public void leftAside(OtherGrammar grammar, int lines) {
    report.leftAside(grammar, lines);
  }

  @Override
  public void end(Verified verified) {
    report.end(verified);
  }
}

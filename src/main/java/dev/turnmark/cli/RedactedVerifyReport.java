package dev.turnmark.cli;

import dev.turnmark.audit.Decision;
import dev.turnmark.audit.Explanation;
import dev.turnmark.audit.Explanation.Unexplained;
import dev.turnmark.audit.Redacting;
import dev.turnmark.json.CarriedTexts;
import dev.turnmark.json.OtherGrammar;
import dev.turnmark.json.Redaction;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.rollout.DecidedItem;
import dev.turnmark.rollout.Pair;
import dev.turnmark.rollout.RecordedItem;

/**
 * Tells another report of disagreements without the texts. What is compared are the texts
 * themselves, so they can't go before.
 */
record RedactedVerifyReport(VerifyReport report) implements VerifyReport {

  private static final Redacting REDACTING = Redacting.TEXTS;

  @Override
  public void begin() {
    report.begin();
  }

  @Override
  public void disagreement(Pair pair, Explanation explanation) {
    DecidedItem decided = pair.decided();
    RecordedItem recorded = pair.recorded();
    report.disagreement(
        new Pair(
            decided == null ? null : told(decided),
            recorded == null ? null : told(recorded),
            pair.comparison()),
        told(explanation));
  }

  private static DecidedItem told(DecidedItem decided) {
    return new DecidedItem(decided.line(), told(decided.decision()), null, decided.inReview());
  }

  private static RecordedItem told(RecordedItem recorded) {
    return new RecordedItem(
        recorded.line(),
        Redaction.plain().record(recorded.item()),
        recorded.recording(),
        recorded.inReview());
  }

  private static Decision told(Decision decision) {
    return REDACTING.decision(decision, CarriedTexts.NONE);
  }

  private static Explanation told(Explanation explanation) {
    return new Explanation(
        explanation.comparison(),
        explanation.reasons(),
        explanation.unexplained().stream()
            .map(open -> new Unexplained(open.difference(), REDACTING.reason(open.sentence())))
            .toList(),
        explanation.firings(),
        explanation.revision());
  }

  @Override
  public void undecided(int line, Decision decision) {
    report.undecided(line, told(decision));
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

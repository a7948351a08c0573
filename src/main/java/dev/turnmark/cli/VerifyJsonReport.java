package dev.turnmark.cli;

import dev.turnmark.audit.Decision;
import dev.turnmark.audit.DecisionRecord;
import dev.turnmark.audit.DisagreementRecord;
import dev.turnmark.audit.Explanation;
import dev.turnmark.audit.Firing;
import dev.turnmark.audit.LeftAsideRecord;
import dev.turnmark.audit.UnreadableRecord;
import dev.turnmark.audit.VerifiedRecord;
import dev.turnmark.json.OtherGrammar;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.json.TurnmarkJson;
import dev.turnmark.rollout.DecidedItem;
import dev.turnmark.rollout.Pair;
import dev.turnmark.rollout.RecordedItem;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** For machines: a line of JSON for each disagreement, and one for the file. */
final class VerifyJsonReport implements VerifyReport {

  private final Printer out;
  private final String file;

  VerifyJsonReport(Printer out, String file) {
    this.out = out;
    this.file = file;
  }

  @Override
  public void begin() {}

  @Override
  public void disagreement(Pair pair, Explanation explanation) {
    DecidedItem decided = pair.decided();
    RecordedItem recorded = pair.recorded();
    out.line(
        TurnmarkJson.writeRecord(
            new DisagreementRecord(
                file,
                Verified.kind(pair),
                explanation.kinds(),
                decided == null ? null : decided.line(),
                decided == null ? null : decided.decision().turnItem(),
                decided == null
                    ? null
                    : decided.decision().decidedBy().map(Firing::rule).orElse(null),
                recorded == null ? null : recorded.line(),
                recorded == null ? null : recorded.recording(),
                recorded == null ? null : recorded.item(),
                DisagreementRecord.reasons(explanation),
                explanation.sentences(),
                decided == null ? null : decided.decision().revision(),
                explanation.revision(),
                DisagreementRecord.SCHEMA)));
  }

  @Override
  public void undecided(int line, Decision decision) {
    out.line(TurnmarkJson.writeRecord(DecisionRecord.of(decision, file, line, null, List.of())));
  }

  @Override
  public void unreadable(RolloutRecord.Unreadable line) {
    out.line(TurnmarkJson.writeRecord(new UnreadableRecord(file, line.line(), line.reason())));
  }

  @Override
  public void leftAside(OtherGrammar grammar, int lines) {
    out.line(TurnmarkJson.writeRecord(new LeftAsideRecord(file, grammar.label(), lines)));
  }

  @Override
  public void end(Verified verified) {
    out.line(
        TurnmarkJson.writeRecord(
            new VerifiedRecord(
                file,
                map(verified.agreements()),
                map(verified.explained()),
                map(verified.unexplained()),
                DisagreementRecord.SCHEMA)));
  }

  private static Map<String, Integer> map(Counts counts) {
    Map<String, Integer> map = new TreeMap<>();
    counts.each(map::put);
    return map;
  }
}

package dev.turnmark.cli;

import dev.turnmark.audit.Decision;
import dev.turnmark.audit.DecisionRecord;
import dev.turnmark.audit.LeftAsideRecord;
import dev.turnmark.audit.LineMarks;
import dev.turnmark.audit.LineRecord;
import dev.turnmark.audit.UnreadableRecord;
import dev.turnmark.json.OtherGrammar;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.json.TurnmarkJson;
import java.util.Objects;

/** For machines: a line of JSON for each response item, unreadable line, and line that is told. */
final class JsonLinesReport implements Report {

  private final Printer out;

  JsonLinesReport(Printer out) {
    this.out = out;
  }

  @Override
  public void begin() {}

  @Override
  public void decided(Spot spot, Decision decision) {
    write(spot, record(spot, decision));
  }

  /** What carries texts does not fit into memory, and is written in its turn. */
  @Override
  public Runnable prepare(Spot spot, Decision decision) {
    if (spot.line().carried().size() > 0) {
      return () -> decided(spot, decision);
    }
    String text = TurnmarkJson.writeRecord(record(spot, decision));
    return () -> out.line(text);
  }

  private static DecisionRecord record(Spot spot, Decision decision) {
    return DecisionRecord.of(
        decision,
        spot.file(),
        spot.line().line(),
        spot.line().index(),
        spot.warnings(),
        spot.placement(),
        spot.replacement());
  }

  @Override
  public void told(Spot spot, LineMarks marks) {
    write(
        spot,
        LineRecord.of(
            marks,
            spot.file(),
            spot.line().line(),
            spot.line().index(),
            Objects.requireNonNull(spot.placement()),
            spot.warnings()));
  }

  private void write(Spot spot, Record data) {
    out.line(content -> TurnmarkJson.writeRecord(data, spot.line().carried(), content));
  }

  @Override
  public void unreadable(String file, RolloutRecord.Unreadable line) {
    out.line(TurnmarkJson.writeRecord(new UnreadableRecord(file, line.line(), line.reason())));
  }

  @Override
  public void leftAside(String file, OtherGrammar grammar, int lines) {
    out.line(TurnmarkJson.writeRecord(new LeftAsideRecord(file, grammar.label(), lines)));
  }

  @Override
  public void end() {}
}

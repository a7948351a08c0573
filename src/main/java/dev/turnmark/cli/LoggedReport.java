package dev.turnmark.cli;

import dev.turnmark.audit.Decision;
import dev.turnmark.audit.DecisionLogRecord;
import dev.turnmark.audit.LineMarks;
import dev.turnmark.json.OtherGrammar;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.json.TextHash;
import dev.turnmark.json.TurnmarkJson;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.RolloutItem.Compacted;
import java.util.List;

/**
 * A report beside which a log is kept, a line for each decision about a response item.
 *
 * @param log where the lines go
 */
record LoggedReport(Report report, Printer log) implements Report {

  @Override
  public void begin() {
    report.begin();
  }

  @Override
  public void decided(Spot spot, Decision decision) {
    prepare(spot, decision).run();
  }

  @Override
  public Runnable prepare(Spot spot, Decision decision) {
    Runnable reporting = report.prepare(spot, decision);
    TextHash hash = TextHash.of(item(spot), spot.line().carried());
    DecisionLogRecord logged =
        DecisionLogRecord.of(decision, spot.file(), spot.line().line(), spot.replacement(), hash);
    String text = TurnmarkJson.writeRecord(logged);
    return () -> {
      reporting.run();
      log.line(text);
    };
  }

  /** The item as it was read: of what was decided, texts may be left out. */
  private static ResponseItem item(Spot spot) {
    RolloutItem said = spot.line().content().item();
    Integer number = spot.replacement();
    if (number == null) {
      return (ResponseItem) said;
    }
    List<ResponseItem> items = ((Compacted) said).replacementHistory();
    if (items == null) {
      throw new IllegalStateException("there is no replacement history in " + spot.number());
    }
    return items.get(number);
  }

  @Override
  public void told(Spot spot, LineMarks marks) {
    report.told(spot, marks);
  }

  @Override
  public void unreadable(String file, RolloutRecord.Unreadable line) {
    report.unreadable(file, line);
  }

  @Override
  public void leftAside(String file, OtherGrammar grammar, int lines) {
    report.leftAside(file, grammar, lines);
  }

  @Override
  public void end() {
    report.end();
    log.flush();
  }
}

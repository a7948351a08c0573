package dev.turnmark.cli;

import dev.turnmark.audit.Decision;
import dev.turnmark.audit.DecisionRecord;
import dev.turnmark.audit.LeftAsideRecord;
import dev.turnmark.audit.UnreadableRecord;
import dev.turnmark.json.OtherGrammar;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.json.TurnmarkJson;
import dev.turnmark.json.Warning;
import java.util.List;

/** For machines: a line of JSON for each response item and each unreadable line. */
final class JsonLinesReport implements Report {

  private final Printer out;
  private final String file;

  JsonLinesReport(Printer out, String file) {
    this.out = out;
    this.file = file;
  }

  @Override
  public void begin() {}

  @Override
  public void decided(RolloutRecord.Read line, Decision decision) {
    List<String> warnings = line.warnings().stream().map(Warning::toString).toList();
    DecisionRecord data = DecisionRecord.of(decision, file, line.line(), line.index(), warnings);
    out.line(content -> TurnmarkJson.writeRecord(data, line.carried(), content));
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
  public void end() {}
}

package dev.turnmark.cli;

import dev.turnmark.audit.FiringRecord;
import dev.turnmark.json.TurnmarkJson;

/** For machines: a line of JSON for each firing. */
record AuditLines(Printer out) implements AuditReport {

  @Override
  public void fired(FiringRecord firing) {
    out.line(TurnmarkJson.writeRecord(firing));
  }

  @Override
  public void end() {}
}

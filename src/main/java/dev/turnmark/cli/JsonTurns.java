package dev.turnmark.cli;

import dev.turnmark.audit.LeftAsideRecord;
import dev.turnmark.json.OtherGrammar;
import dev.turnmark.json.TurnmarkJson;
import dev.turnmark.rollout.CountedRollout;
import dev.turnmark.rollout.LinesRead;
import dev.turnmark.rollout.TurnsRecord;

/**
 * For machines: a line of JSON for each file. Of one that is no rollout it tells that, and counts
 * only if there are other lines in it than those that were left aside.
 */
final class JsonTurns implements TurnsReport {

  private final Printer out;
  private final String file;
  private final String revision;
  private int leftAside;

  JsonTurns(Printer out, String file, String revision) {
    this.out = out;
    this.file = file;
    this.revision = revision;
  }

  @Override
  public void leftAside(OtherGrammar grammar, int lines) {
    leftAside = lines;
    out.line(TurnmarkJson.writeRecord(new LeftAsideRecord(file, grammar.label(), lines)));
  }

  @Override
  public void counted(CountedRollout counted) {
    LinesRead lines = counted.lines();
    if (leftAside == 0 || lines.indexed() + lines.notIndexed() > leftAside) {
      out.line(TurnmarkJson.writeRecord(TurnsRecord.of(counted, file, revision)));
    }
  }
}

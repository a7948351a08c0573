package dev.turnmark.cli;

import dev.turnmark.json.OtherGrammar;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.rollout.CountedRollout;
import dev.turnmark.rollout.JudgedLine;
import dev.turnmark.rollout.Lineage;
import dev.turnmark.rollout.LineageFold;
import dev.turnmark.rollout.LinesRead;
import dev.turnmark.rollout.RollbackFold;
import dev.turnmark.rollout.TurnFold;

/** Counts the turns of a file, and has them reported at its end. */
final class Counting implements RolloutWalk.Visitor<Tally> {

  private final Terminal terminal;
  private final String file;
  private final TurnsReport report;
  private final Judging judging = new Judging();
  private final TurnFold turns = new TurnFold();
  private final RollbackFold rollbacks = new RollbackFold();
  private final LineageFold lineage = new LineageFold();

  Counting(Terminal terminal, String file, TurnsReport report) {
    this.terminal = terminal;
    this.file = file;
    this.report = report;
  }

  @Override
  public void begin() {
    judging.begin();
  }

  @Override
  public void read(RolloutRecord.Read line, RolloutPass pass) {
    JudgedLine judged = judging.judge(line, pass);
    turns.accept(judged);
    rollbacks.accept(judged);
    lineage.accept(line.line(), pass.told(line.content()));
  }

  @Override
  public void unreadable(RolloutRecord.Unreadable line) {
    judging.unreadable(line);
  }

  @Override
  public boolean leftAside(OtherGrammar grammar, int lines) {
    judging.leftAside(lines);
    report.leftAside(grammar, lines);
    return true;
  }

  @Override
  public Tally end(boolean complete) {
    LinesRead read = judging.end(complete, terminal, file);
    if (judging.opened()) {
      Lineage found = lineage.lineage();
      report.counted(
          new CountedRollout(turns.turns().from(found), found, rollbacks.rolledBackBy(), read));
    }
    return judging.tally();
  }
}

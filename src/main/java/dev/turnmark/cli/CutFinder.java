package dev.turnmark.cli;

import dev.turnmark.json.RolloutRecord;
import dev.turnmark.rollout.Cut;
import dev.turnmark.rollout.LineageFold;
import dev.turnmark.rollout.LinesRead;
import dev.turnmark.rollout.Replay;

/** Finds out on a way through a file what a cut leaves of it. */
final class CutFinder implements RolloutWalk.Visitor<FoundCut> {

  private final Terminal terminal;
  private final String file;
  private final Cut cut;
  private final Judging judging = new Judging();
  private final Replay replay = new Replay();
  private final LineageFold lineage = new LineageFold();

  CutFinder(Terminal terminal, String file, Cut cut) {
    this.terminal = terminal;
    this.file = file;
    this.cut = cut;
  }

  @Override
  public void read(RolloutRecord.Read line, RolloutPass pass) {
    replay.accept(judging.judge(line, pass));
    lineage.accept(line.line(), line.content());
  }

  @Override
  public void unreadable(RolloutRecord.Unreadable line) {
    judging.unreadable(line);
  }

  @Override
  public FoundCut end(boolean complete) {
    LinesRead read = judging.end(complete, terminal, file);
    return new FoundCut(cut.in(replay), replay.turns(), lineage.lineage(), read);
  }
}

package dev.turnmark.cli;

import dev.turnmark.json.OtherGrammar;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.rollout.Cut;
import dev.turnmark.rollout.CutOutcome;
import dev.turnmark.rollout.LineageFold;
import dev.turnmark.rollout.LinesRead;
import dev.turnmark.rollout.Replay;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds out on a way through a file what a cut leaves of it. */
final class CutFinder implements RolloutWalk.Visitor<FoundCut> {

  private final Terminal terminal;
  private final String file;
  private final Cut cut;
  private final Judging judging = new Judging();
  private final Replay replay = new Replay();
  private final LineageFold lineage = new LineageFold();
  private @Nullable String noRollout;

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
  public boolean leftAside(OtherGrammar grammar, int lines) {
    judging.leftAside(lines);
    noRollout = "it is " + LeftAside.sentence(grammar, lines);
    return true;
  }

  @Override
  public FoundCut end(boolean complete) {
    LinesRead read = judging.end(complete, terminal, file);
    return new FoundCut(outcome(), replay.turns(), replay.historyTurns(), lineage.lineage(), read);
  }

  /** Of what is no rollout nothing is kept, whatever lines of one there are in it. */
  private CutOutcome outcome() {
    return noRollout == null
        ? cut.in(replay)
        : new CutOutcome.NotInFile(cut, List.of(), false, true, noRollout, List.of());
  }
}

package dev.turnmark.cli;

import dev.turnmark.json.RolloutRecord;
import dev.turnmark.rollout.Compactions;
import dev.turnmark.rollout.JudgedLine;
import dev.turnmark.rollout.Lineage;
import dev.turnmark.rollout.LineageFold;
import dev.turnmark.rollout.OrdinalFault;
import dev.turnmark.rollout.Ordinals;
import dev.turnmark.rollout.RollbackFold;
import dev.turnmark.rollout.RolledBackBy;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** A first way through a file, for what is known of a line only from the lines after it. */
final class Survey implements RolloutWalk.Visitor<Survey.Found> {

  private final RollbackFold rollbacks = new RollbackFold();
  private final LineageFold lineage = new LineageFold();
  private final Ordinals ordinals = new Ordinals();
  private final Compactions compactions = new Compactions();

  /**
   * What was found.
   *
   * @param faults what is wrong with the ordinals, by line
   * @param echoes lines that only confirm a compaction that another line tells of
   */
  record Found(
      RolledBackBy rolledBackBy,
      Lineage lineage,
      Map<Integer, String> faults,
      Set<Integer> echoes) {

    Found {
      faults = Map.copyOf(faults);
      echoes = Set.copyOf(echoes);
    }
  }

  @Override
  public void read(RolloutRecord.Read line, RolloutPass pass) {
    rollbacks.accept(
        JudgedLine.judge(
            line.line(),
            line.index(),
            line.content().item(),
            said -> pass.decide(said, line.line()),
            pass::marks));
    lineage.accept(line.line(), line.content());
    ordinals.accept(line.line(), line.content());
    compactions.accept(line.line(), line.content().item());
  }

  @Override
  public void unreadable(RolloutRecord.Unreadable line) {}

  @Override
  public Found end(boolean complete) {
    Map<Integer, String> faults = new HashMap<>();
    for (OrdinalFault fault : ordinals.faults()) {
      faults.put(fault.lines().first(), fault.sentence() + lines(fault));
    }
    return new Found(rollbacks.rolledBackBy(), lineage.lineage(), faults, compactions.echoes());
  }

  private static String lines(OrdinalFault fault) {
    int more = fault.lines().last() - fault.lines().first();
    return more == 0 ? "" : ", and none in the lines up to " + fault.lines().last();
  }
}

package dev.turnmark.rollout;

import dev.turnmark.fact.ForkTurn;
import dev.turnmark.fact.RollbackUnit;
import dev.turnmark.fact.TurnBoundary;
import dev.turnmark.fact.UserMessagePosition;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Turns, counted in one way.
 *
 * @param label what the way is called
 * @param all every place that counts, rolled back or not, in the order of the file
 * @param live those that still count after all rollbacks, in the order of the file
 */
public record TurnCount(String label, List<Place> all, List<Place> live) {

  /** What a place is called where a turn of the app server begins. */
  public static final String TURN_START = "turn_start";

  public TurnCount {
    all = List.copyOf(all);
    live = List.copyOf(live);
  }

  /** The turns of a rollout in each way of counting. */
  public static List<TurnCount> of(Turns turns) {
    return List.of(
        rebuilt(UserMessagePosition.LABEL, turns, turns.userMessages(), RolledBack::userMessages),
        new TurnCount(TurnBoundary.LABEL, turns.turnBoundaries(), turns.liveTurnBoundaries()),
        rebuilt(RollbackUnit.LABEL, turns, turns.rollbackUnits(), RolledBack::units),
        rebuilt(ForkTurn.LABEL, turns, turns.forkTurns(), RolledBack::forkTurns),
        new TurnCount(TURN_START, turns.turnStarts(), turns.liveTurnStarts()));
  }

  /** All of them are those that are left and those that were taken. */
  private static TurnCount rebuilt(
      String label, Turns turns, List<Place> live, Function<RolledBack, List<Place>> taken) {
    List<Place> all =
        Stream.concat(
                live.stream(),
                turns.rollbacks().stream().flatMap(back -> taken.apply(back).stream()))
            .sorted(Comparator.comparingInt(Place::line))
            .toList();
    return new TurnCount(label, all, live);
  }
}

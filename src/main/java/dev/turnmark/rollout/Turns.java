package dev.turnmark.rollout;

import java.util.Iterator;
import java.util.List;

/**
 * The turns of a rollout, in each way of counting them. They differ on purpose. All lists are in
 * the order of the file.
 *
 * @param userMessages what a person said, after rollbacks
 * @param turnBoundaries every item that opens a turn, rolled back or not
 * @param liveTurnBoundaries those that no rollback took back
 * @param forkTurns where a fork may begin, after rollbacks
 * @param rollbackUnits what the next rollback would count: turn boundaries, where a line that
 *     announces an {@code agent_message} and the message are one unit, placed at the announcement
 * @param rollbacks every rollback
 * @param turnStarts where a turn of the app server begins
 * @param liveTurnStarts what an app server would have left of them: it takes {@code num_turns} of
 *     its own turns back, however many units of a rollback they hold
 */
public record Turns(
    List<Place> userMessages,
    List<Place> turnBoundaries,
    List<Place> liveTurnBoundaries,
    List<Place> forkTurns,
    List<Place> rollbackUnits,
    List<RolledBack> rollbacks,
    List<Place> turnStarts,
    List<Place> liveTurnStarts) {

  public Turns {
    userMessages = List.copyOf(userMessages);
    turnBoundaries = List.copyOf(turnBoundaries);
    liveTurnBoundaries = List.copyOf(liveTurnBoundaries);
    forkTurns = List.copyOf(forkTurns);
    rollbackUnits = List.copyOf(rollbackUnits);
    rollbacks = List.copyOf(rollbacks);
    turnStarts = List.copyOf(turnStarts);
    liveTurnStarts = List.copyOf(liveTurnStarts);
  }

  /** Counts the turns of a rollout, keeping no line of it. */
  public static Turns of(Iterator<JudgedLine> lines) {
    TurnFold fold = new TurnFold();
    lines.forEachRemaining(fold);
    return fold.turns();
  }

  /** The same turns, with the places marked that stand in inherited lines. Nothing is dropped. */
  public Turns from(Lineage lineage) {
    return new Turns(
        lineage.marked(userMessages),
        lineage.marked(turnBoundaries),
        lineage.marked(liveTurnBoundaries),
        lineage.marked(forkTurns),
        lineage.marked(rollbackUnits),
        rollbacks.stream().map(back -> back.from(lineage)).toList(),
        lineage.marked(turnStarts),
        lineage.marked(liveTurnStarts));
  }

  /** Those of the places that the session itself brought forth. */
  public static List<Place> own(List<Place> places) {
    return places.stream().filter(place -> !place.inherited()).toList();
  }
}

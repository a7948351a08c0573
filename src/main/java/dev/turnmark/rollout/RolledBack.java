package dev.turnmark.rollout;

import java.util.List;

/**
 * A rollback in a file, and what it took back. The lists need not be equally long: a rollback
 * counts units, Codex takes as many user messages off their list, whether they belong to those
 * units or not, and an app server takes it for the number of its own turns.
 *
 * @param at where it stands
 * @param turns how many turns it was to take back; there may have been fewer
 * @param units the units it took back, in order
 * @param userMessages the user messages that no longer count from here on, in order
 * @param forkTurns the fork turns that no longer count from here on, in order
 * @param turnStarts the turns that an app server would take back, in order
 */
public record RolledBack(
    Place at,
    long turns,
    List<Place> units,
    List<Place> userMessages,
    List<Place> forkTurns,
    List<Place> turnStarts) {

  public RolledBack {
    units = List.copyOf(units);
    userMessages = List.copyOf(userMessages);
    forkTurns = List.copyOf(forkTurns);
    turnStarts = List.copyOf(turnStarts);
  }

  RolledBack from(Lineage lineage) {
    return new RolledBack(
        at.from(lineage),
        turns,
        lineage.marked(units),
        lineage.marked(userMessages),
        lineage.marked(forkTurns),
        lineage.marked(turnStarts));
  }
}

package dev.turnmark.rollout;

import java.util.List;

/**
 * A rollback in a file, and what it took back. The three lists need not be equally long: a rollback
 * counts units, and Codex takes as many user messages off their list, whether they belong to those
 * units or not.
 *
 * @param at where it stands
 * @param turns how many turns it was to take back; there may have been fewer
 * @param units the units it took back, in order
 * @param userMessages the user messages that no longer count from here on, in order
 * @param forkTurns the fork turns that no longer count from here on, in order
 */
public record RolledBack(
    Place at, long turns, List<Place> units, List<Place> userMessages, List<Place> forkTurns) {

  public RolledBack {
    units = List.copyOf(units);
    userMessages = List.copyOf(userMessages);
    forkTurns = List.copyOf(forkTurns);
  }
}

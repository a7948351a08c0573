package dev.turnmark.fact;

import dev.turnmark.model.RolloutItem;

/**
 * The first item of a turn: what taking back the last n turns counts.
 *
 * <p>Upstream: {@code core/src/context_manager/history.rs :: is_user_turn_boundary}.
 */
public record TurnBoundary(RolloutItem item) implements Mark {

  /** How outputs name it. */
  public static final String LABEL = "turn_boundary";

  @Override
  public String label() {
    return LABEL;
  }
}

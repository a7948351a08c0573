package dev.turnmark.fact;

import dev.turnmark.model.RolloutItem;

/**
 * Where a fork that keeps the last n turns may begin.
 *
 * <p>Upstream: {@code core/src/thread_rollout_truncation.rs :: fork_turn_positions_in_rollout}.
 */
public record ForkTurn(RolloutItem item) implements Mark {

  /** How outputs name it. */
  public static final String LABEL = "fork_turn";

  @Override
  public String label() {
    return LABEL;
  }
}

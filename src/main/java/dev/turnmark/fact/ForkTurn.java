package dev.turnmark.fact;

import dev.turnmark.model.RolloutItem;

/**
 * Where a fork that keeps the last n turns may begin.
 *
 * <p>Upstream: {@code core/src/thread_rollout_truncation.rs :: fork_turn_positions_in_rollout}.
 */
public record ForkTurn(RolloutItem item) implements Mark {

  @Override
  public String label() {
    return "fork_turn";
  }
}

package dev.turnmark.fact;

import dev.turnmark.model.RolloutItem;

/**
 * A line that taking back the last n turns counts although it opens no turn itself: it announces
 * the item after it. That item, where it opens a turn, is the same unit and not another.
 *
 * <p>Upstream: {@code core/src/thread_rollout_truncation.rs :: fork_turn_positions_in_rollout}.
 */
public record RollbackUnit(RolloutItem item) implements Mark {

  /** How outputs name it. */
  public static final String LABEL = "rollback_unit";

  @Override
  public String label() {
    return LABEL;
  }
}

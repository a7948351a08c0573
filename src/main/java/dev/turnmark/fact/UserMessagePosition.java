package dev.turnmark.fact;

import dev.turnmark.model.RolloutItem;

/**
 * Something a person said: what titles show, and what editing the n-th prompt counts.
 *
 * <p>Upstream: {@code core/src/thread_rollout_truncation.rs :: user_message_positions_in_rollout}.
 */
public record UserMessagePosition(RolloutItem item) implements Mark {

  /** How outputs name it. */
  public static final String LABEL = "user_message";

  @Override
  public String label() {
    return LABEL;
  }
}

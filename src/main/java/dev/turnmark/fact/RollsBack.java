package dev.turnmark.fact;

import dev.turnmark.model.RolloutItem;

/**
 * Where the last turns no longer count.
 *
 * <p>Upstream: {@code protocol/src/protocol.rs :: ThreadRolledBackEvent}.
 *
 * @param turns how many; there may be fewer
 */
public record RollsBack(RolloutItem item, long turns) implements Mark {

  /** How outputs name it. */
  public static final String LABEL = "rolls_back";

  public RollsBack {
    if (turns < 0) {
      throw new IllegalArgumentException("turns are taken back, never given: " + turns);
    }
  }

  @Override
  public String label() {
    return LABEL;
  }
}

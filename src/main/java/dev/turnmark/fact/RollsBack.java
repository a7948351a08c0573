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

  public RollsBack {
    if (turns < 0) {
      throw new IllegalArgumentException("turns are taken back, never given: " + turns);
    }
  }

  @Override
  public String label() {
    return "rolls_back";
  }
}

package dev.turnmark.rollout;

import dev.turnmark.fact.Comparison;
import dev.turnmark.model.Internal;
import org.jspecify.annotations.Nullable;

/**
 * An item that was decided, and what Codex recorded of it.
 *
 * @param decided null when nothing stands against the record
 * @param recorded null when nothing was recorded
 * @param comparison the two held against each other
 */
@Internal
public record Pair(
    @Nullable DecidedItem decided, @Nullable RecordedItem recorded, Comparison comparison) {

  /** The first line of the file that it is about. */
  public int line() {
    if (decided == null || recorded == null) {
      return recorded == null ? decidedLine() : recorded.line();
    }
    return Math.min(decided.line(), recorded.line());
  }

  private int decidedLine() {
    return decided == null ? 0 : decided.line();
  }
}

package dev.turnmark.rollout;

import dev.turnmark.model.EventMsg.ItemCompleted;
import dev.turnmark.model.EventMsg.TaskComplete;
import dev.turnmark.model.EventMsg.TaskStarted;
import dev.turnmark.model.EventMsg.TurnAborted;
import dev.turnmark.model.Passthrough;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.RolloutItem.TurnContext;
import org.jspecify.annotations.Nullable;

/**
 * Knows in which turn a line stands: the one the item itself names, else the last one that began
 * and has not ended. Between turns, and in files older than turn ids, there is none.
 */
final class TurnIds {

  private @Nullable String current;

  /** Takes notice of a line; call it for every line, in order. */
  void pass(RolloutItem item) {
    if (item instanceof TaskStarted start) {
      current = start.turnId();
    } else if (item instanceof TurnContext context && context.turnId() != null) {
      current = context.turnId();
    }
  }

  /** The turn in which the line passed last stands. */
  @Nullable String of(RolloutItem item) {
    String named = named(item);
    return named == null ? current : named;
  }

  private static @Nullable String named(RolloutItem item) {
    if (item instanceof ResponseItem said) {
      Passthrough noted = said.passthrough();
      return noted == null ? null : noted.turnId();
    }
    if (item instanceof ItemCompleted completed) {
      return completed.turnId();
    }
    if (item instanceof TaskComplete end) {
      return end.turnId();
    }
    return item instanceof TurnAborted end ? end.turnId() : null;
  }

  /** Takes notice of what ends with a line; call it when the line has been looked at. */
  void leave(RolloutItem item) {
    if (item instanceof TaskComplete || item instanceof TurnAborted) {
      current = null;
    }
  }
}

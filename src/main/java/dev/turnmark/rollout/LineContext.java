package dev.turnmark.rollout;

import dev.turnmark.model.EventMsg.ItemCompleted;
import dev.turnmark.model.Internal;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.RolloutItem.InterAgentCommunication;
import org.jspecify.annotations.Nullable;

/**
 * Where in the conversation a line stands.
 *
 * @param turn how many turn boundaries stand in the file up to here, this line included and those
 *     that were rolled back too; null before the first
 * @param turnId the turn it belongs to; null when that is not known
 * @param itemId the id of the item it holds, as written; null when it has none
 */
@Internal
public record LineContext(
    @Nullable Integer turn, @Nullable String turnId, @Nullable String itemId) {

  /** The id that a line itself gives to what it holds. */
  static @Nullable String itemId(RolloutItem item) {
    if (item instanceof ResponseItem said) {
      return said.id();
    }
    if (item instanceof ItemCompleted completed) {
      return completed.item().id();
    }
    return item instanceof InterAgentCommunication sent ? sent.id() : null;
  }
}

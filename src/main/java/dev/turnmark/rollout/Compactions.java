package dev.turnmark.rollout;

import dev.turnmark.model.EventMsg.ContextCompacted;
import dev.turnmark.model.EventMsg.ItemCompleted;
import dev.turnmark.model.EventMsg.TaskStarted;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.RolloutItem.Compacted;
import dev.turnmark.model.TurnItem;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Counts the compactions of a file, each once. The {@code compacted} line is the record; a {@code
 * context_compacted} event, or in newer files a completed {@code ContextCompaction} item, follows
 * it and only confirms it. Up to four lines stand between them (counts of tokens, the state of the
 * world, the settings of the turn), but no response item, and no other turn begins. A confirmation
 * without a record before it is a compaction of which there is no other trace.
 */
public final class Compactions {

  private enum Sign {
    EVENT,
    TURN_ITEM
  }

  private final Set<Sign> awaited = EnumSet.noneOf(Sign.class);
  private int count;

  /**
   * Takes the next line, in the order of the file.
   *
   * @return whether it only confirms a compaction that an earlier line told of
   */
  public boolean echoes(RolloutItem item) {
    Sign sign = sign(item);
    if (sign != null && awaited.remove(sign)) {
      return true;
    }
    if (sign != null || item instanceof Compacted) {
      count++;
      awaited.addAll(EnumSet.allOf(Sign.class));
      awaited.remove(sign);
    } else if (item instanceof ResponseItem || item instanceof TaskStarted) {
      awaited.clear();
    }
    return false;
  }

  private static @Nullable Sign sign(RolloutItem item) {
    if (item instanceof ContextCompacted) {
      return Sign.EVENT;
    }
    return item instanceof ItemCompleted completed
            && completed.item() instanceof TurnItem.ContextCompaction
        ? Sign.TURN_ITEM
        : null;
  }

  /** How many compactions there were so far. */
  public int count() {
    return count;
  }
}

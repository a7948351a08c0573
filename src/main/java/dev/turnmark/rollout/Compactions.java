package dev.turnmark.rollout;

import dev.turnmark.model.EventMsg.ContextCompacted;
import dev.turnmark.model.EventMsg.ItemCompleted;
import dev.turnmark.model.EventMsg.TaskStarted;
import dev.turnmark.model.Internal;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.RolloutItem.Compacted;
import dev.turnmark.model.TurnItem;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Counts the compactions of a file, each once. The {@code compacted} line is the record; a {@code
 * context_compacted} event, or in newer files a completed {@code ContextCompaction} item, stands
 * near it and only confirms it. Up to four lines stand between them (counts of tokens, the state of
 * the world, the settings of the turn), but no response item, and no other turn begins. A
 * confirmation without a record beside it is a compaction of which there is no other trace.
 *
 * <p>Since the record may come second, this is for a first way through a file.
 */
@Internal
public final class Compactions {

  private enum Sign {
    RECORD,
    EVENT,
    TURN_ITEM
  }

  /** The signs of the compaction that lines at hand may still belong to, and their lines. */
  private final Map<Sign, Integer> signs = new EnumMap<>(Sign.class);

  private final Set<Integer> echoes = new TreeSet<>();
  private int count;

  /** Takes the next line, in the order of the file. */
  public void accept(int line, RolloutItem item) {
    Sign sign = sign(item);
    if (sign != null) {
      accept(line, sign);
    } else if (item instanceof ResponseItem || item instanceof TaskStarted) {
      signs.clear();
    }
  }

  private void accept(int line, Sign sign) {
    if (signs.containsKey(sign)) {
      signs.clear();
    }
    if (signs.isEmpty()) {
      count++;
    } else if (sign == Sign.RECORD) {
      echoes.addAll(signs.values());
    } else {
      echoes.add(line);
    }
    signs.put(sign, line);
  }

  private static @Nullable Sign sign(RolloutItem item) {
    if (item instanceof Compacted) {
      return Sign.RECORD;
    }
    if (item instanceof ContextCompacted) {
      return Sign.EVENT;
    }
    return item instanceof ItemCompleted completed
            && completed.item() instanceof TurnItem.ContextCompaction
        ? Sign.TURN_ITEM
        : null;
  }

  /** The lines so far that only confirm a compaction that another line tells of. */
  public Set<Integer> echoes() {
    return Set.copyOf(echoes);
  }

  /** How many compactions there were so far. */
  public int count() {
    return count;
  }
}

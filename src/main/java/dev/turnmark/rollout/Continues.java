package dev.turnmark.rollout;

import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.RolloutItem.HistoryBase;
import dev.turnmark.model.RolloutItem.RolloutReference;
import dev.turnmark.model.RolloutItem.SessionMeta;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Says that a file holds only the new part of a session, and what it goes on from. What came before
 * is in no line of the file.
 *
 * @param thread the thread, or the rollout of it that was put away; null when it is not named
 * @param beforeOrdinal the first ordinal of that thread that does not belong to this session; null
 *     when that is not known
 */
public record Continues(@Nullable String thread, @Nullable Long beforeOrdinal) {

  /** What a line says of it, if that is what the line is for. */
  public static Optional<Continues> from(RolloutItem item) {
    if (item instanceof RolloutReference reference) {
      return Optional.of(new Continues(reference.threadId(), null));
    }
    HistoryBase base = item instanceof SessionMeta meta ? meta.historyBase() : null;
    return base == null
        ? Optional.empty()
        : Optional.of(new Continues(base.threadId(), base.endOrdinalExclusive()));
  }
}

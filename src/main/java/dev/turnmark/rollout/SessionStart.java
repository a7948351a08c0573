package dev.turnmark.rollout;

import dev.turnmark.model.EventMsg.TaskStarted;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.RolloutItem.SessionMeta;
import dev.turnmark.model.RolloutItem.TurnContext;
import dev.turnmark.model.RolloutLine;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The moment a session began, and on which side of it turns lie. A turn is dated by the second it
 * started in, where that is written and is not the second of the session itself. Else, in a fork,
 * by its id: ids of version 7 sort in the order they were made, and a fork makes its own before its
 * first turn. (Not in a sub-agent, which may run under the turn of its parent.) Else by a line's
 * timestamp, if that lies before the session: a copy may keep the old ones.
 */
final class SessionStart {

  /** Where a turn lies. */
  enum Side {
    BEFORE,
    AFTER,
    UNKNOWN
  }

  private static final Pattern TIME_ORDERED_ID =
      Pattern.compile("[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}");

  private final @Nullable String forkId;
  private final @Nullable Instant moment;

  SessionStart(SessionMeta session) {
    this.forkId = session.forkedFromId() == null ? null : timeOrdered(session.id());
    this.moment = instant(session.timestamp());
  }

  /** On which side the turn lies that this line opens. */
  Side dates(RolloutLine opening) {
    RolloutItem item = opening.item();
    Side side = Side.UNKNOWN;
    if (item instanceof TaskStarted task) {
      side = bySecond(task.startedAt());
      side = side == Side.UNKNOWN ? byId(task.turnId()) : side;
    } else if (item instanceof TurnContext context) {
      side = byId(context.turnId());
    }
    Instant stamp = instant(opening.timestamp());
    boolean old = stamp != null && moment != null && stamp.isBefore(moment);
    return side == Side.UNKNOWN && old ? Side.BEFORE : side;
  }

  private Side bySecond(@Nullable Long startedAt) {
    return startedAt == null || moment == null
        ? Side.UNKNOWN
        : side(Long.compare(startedAt, moment.getEpochSecond()));
  }

  private Side byId(@Nullable String turnId) {
    String id = timeOrdered(turnId);
    return id == null || forkId == null ? Side.UNKNOWN : side(id.compareTo(forkId));
  }

  private static Side side(int comparison) {
    if (comparison == 0) {
      return Side.UNKNOWN;
    }
    return comparison < 0 ? Side.BEFORE : Side.AFTER;
  }

  private static @Nullable String timeOrdered(@Nullable String id) {
    String lower = id == null ? "" : id.toLowerCase(Locale.ROOT);
    return TIME_ORDERED_ID.matcher(lower).matches() ? lower : null;
  }

  /** A moment as Codex writes it; null when there is none, or it is written otherwise. */
  static @Nullable Instant instant(@Nullable String timestamp) {
    try {
      return timestamp == null ? null : Instant.parse(timestamp);
    } catch (DateTimeParseException e) {
      return null;
    }
  }
}

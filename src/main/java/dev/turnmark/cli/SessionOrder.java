package dev.turnmark.cli;

import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** In which order sessions are listed. */
enum SessionOrder {
  /** As they were found. */
  PATH,
  /** The oldest first, and last those of which nobody knows. */
  STARTED;

  void sort(List<SessionRow> rows) {
    if (this == STARTED) {
      rows.sort(Comparator.comparing(SessionOrder::started));
    }
  }

  private static Instant started(SessionRow row) {
    Instant moment = instant(row.session().started());
    return moment == null ? Instant.MAX : moment;
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

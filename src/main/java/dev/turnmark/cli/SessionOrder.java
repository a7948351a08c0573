package dev.turnmark.cli;

import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/** In which order sessions are listed. */
enum SessionOrder implements Comparator<SessionRow> {
  /** As they were found. */
  PATH {
    @Override
    public int compare(SessionRow one, SessionRow other) {
      return 0;
    }
  },
  /** The oldest first, and last those of which nobody knows. */
  STARTED {
    @Override
    public int compare(SessionRow one, SessionRow other) {
      return started(one).compareTo(started(other));
    }
  };

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

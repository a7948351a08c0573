package dev.turnmark.engine;

import dev.turnmark.audit.Decision;
import dev.turnmark.audit.LineMarks;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A line of a rollout, and what came of it. */
public sealed interface DecidedLine {

  /** Its line in the file, from 1. */
  int line();

  /**
   * It holds a response item.
   *
   * @param index its number as Codex counts the lines, from 0; null when Codex would skip it
   * @param timestamp as it is written; null when there is none
   * @param warnings what is odd about it, a sentence each
   */
  record Item(
      int line,
      @Nullable Integer index,
      @Nullable String timestamp,
      Decision decision,
      List<String> warnings)
      implements DecidedLine {

    public Item {
      warnings = List.copyOf(warnings);
    }
  }

  /**
   * It holds none: it speaks of the session, an event, or of what was compacted.
   *
   * @param index its number as Codex counts the lines, from 0; null when Codex would skip it
   * @param timestamp as it is written; null when there is none
   * @param warnings what is odd about it, a sentence each
   */
  record Other(
      int line,
      @Nullable Integer index,
      @Nullable String timestamp,
      LineMarks marks,
      List<String> warnings)
      implements DecidedLine {

    public Other {
      warnings = List.copyOf(warnings);
    }
  }

  /**
   * It says nothing we understand.
   *
   * @param reason one sentence: what was expected, what was there, and where
   */
  record Unreadable(int line, String reason) implements DecidedLine {}
}

package dev.turnmark.json;

import dev.turnmark.model.RolloutLine;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What came of one line of a rollout. */
public sealed interface RolloutRecord {

  /** Its line in the file, from 1. */
  int line();

  /**
   * A line that says something.
   *
   * @param index its position as Codex counts, from 0 over the lines that Codex reads; null when
   *     Codex would have skipped it
   * @param content what it says
   * @param warnings what is odd about it
   * @param carried texts of it that can only be written, and only before the next line is read
   */
  record Read(
      int line,
      @Nullable Integer index,
      RolloutLine content,
      List<Warning> warnings,
      CarriedTexts carried)
      implements RolloutRecord {

    public Read {
      warnings = List.copyOf(warnings);
    }

    /** A line that is in memory as a whole. */
    public Read(int line, @Nullable Integer index, RolloutLine content, List<Warning> warnings) {
      this(line, index, content, warnings, CarriedTexts.NONE);
    }
  }

  /**
   * A line that says nothing we understand.
   *
   * @param reason one sentence: what was expected, what was there, and where
   */
  record Unreadable(int line, String reason) implements RolloutRecord {}
}

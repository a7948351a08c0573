package dev.turnmark.rollout;

import dev.turnmark.model.Internal;
import org.jspecify.annotations.Nullable;

/**
 * Lines of a paginated file whose ordinal does not follow from the line before.
 *
 * @param lines one line with a wrong ordinal, or lines that follow each other and have none
 * @param expected the ordinal of the first of them; null when no line before has one
 * @param found the ordinal it has; null when it has none
 */
@Internal
public record OrdinalFault(LineRange lines, @Nullable Long expected, @Nullable Long found) {

  public OrdinalFault {
    if (found != null && (expected == null || lines.first() != lines.last())) {
      throw new IllegalArgumentException("an ordinal is wrong on one line, after another");
    }
  }

  /** The fault in words, without the place: {@code expected ordinal 7 but was 6}. */
  public String sentence() {
    String wanted = expected == null ? "an ordinal" : "ordinal " + expected;
    return "expected %s but %s"
        .formatted(wanted, found == null ? "there was none" : "was " + found);
  }
}

package dev.turnmark.rules;

import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * One thing that is wrong with the rules, at a place their writer can open.
 *
 * @param file as the user named it, or, for a pack that cannot be read at all, its directory
 * @param line counted from 1; absent when the whole file or directory is meant
 * @param sentence what is wrong and, where it can be known, what to write in its place; a line
 *     break in what it quotes, and what else is no character to look at, is told as an escape
 */
public record RuleProblem(String file, @Nullable Integer line, String sentence)
    implements Comparable<RuleProblem> {

  private static final Comparator<RuleProblem> BY_PLACE =
      Comparator.comparing(RuleProblem::file)
          .thenComparing(RuleProblem::lineOrFirst)
          .thenComparing(RuleProblem::sentence);

  public RuleProblem {
    if (line != null && line < 1) {
      throw new IllegalArgumentException("expected a line from 1 on but was " + line);
    }
    sentence = OneLine.of(sentence);
    if (sentence.isBlank()) {
      throw new IllegalArgumentException("expected one sentence but was '" + sentence + "'");
    }
  }

  private int lineOrFirst() {
    return line == null ? 0 : line;
  }

  @Override
  public int compareTo(RuleProblem other) {
    return BY_PLACE.compare(this, other);
  }

  /** The problem as a compiler would print it: {@code file:line: sentence}. */
  @Override
  public String toString() {
    String place = OneLine.of(file);
    return line == null ? place + ": " + sentence : place + ":" + line + ": " + sentence;
  }
}

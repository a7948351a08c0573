package dev.turnmark.rules;

import dev.turnmark.model.Internal;
import java.util.Comparator;

/**
 * Something that is wrong with rules, or could be better.
 *
 * @param lint what it goes against
 * @param problem where, and what to write
 */
@Internal
public record Remark(Lint lint, Severity severity, RuleProblem problem)
    implements Comparable<Remark> {

  private static final Comparator<Remark> ORDER =
      Comparator.comparing(Remark::problem)
          .thenComparing(Remark::lint)
          .thenComparing(Remark::severity);

  @Override
  public int compareTo(Remark other) {
    return ORDER.compare(this, other);
  }

  /** As a compiler would print it; only that it is a warning is said. */
  @Override
  public String toString() {
    if (severity == Severity.ERROR) {
      return problem.toString();
    }
    String sentence = severity.label() + ": " + problem.sentence();
    return new RuleProblem(problem.file(), problem.line(), sentence).toString();
  }
}

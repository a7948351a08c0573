package dev.turnmark.rules;

import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The rules cannot be used: all that is wrong with them, not only what was met first.
 *
 * <p>The message is meant for the writer of the rules: one line for each problem, in the order of
 * files and lines.
 */
public final class BadRulesException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient List<RuleProblem> problems;

  BadRulesException(Collection<RuleProblem> problems) {
    this(List.copyOf(new TreeSet<>(problems)));
  }

  private BadRulesException(List<RuleProblem> sorted) {
    super(sorted.stream().map(RuleProblem::toString).collect(Collectors.joining("\n")));
    this.problems = sorted;
  }

  /** The problems, sorted by file and line, none of them twice. */
  public List<RuleProblem> problems() {
    return problems;
  }
}

package dev.turnmark.rules;

import dev.turnmark.model.Internal;
import java.util.List;

/**
 * What a rule set could lose: one of its rules, or one condition of a rule. That is a pattern or
 * group of patterns with what is said of it by {@code not} or {@code exists}, or one thing that a
 * pattern asks of a fact. What binds a variable that the rest of the rule uses can't be lost alone.
 *
 * @param condition as it stands in the rule, on one line; empty when the whole rule is meant
 * @param file as the user named it
 * @param line where the condition begins, counted from 1
 * @param way where it stands among the compiled conditions of the rule
 */
@Internal
public record Loss(RuleInfo rule, String condition, String file, int line, List<Integer> way) {

  public Loss {
    way = List.copyOf(way);
    if (condition.isEmpty() != way.isEmpty()) {
      throw new IllegalArgumentException("expected the way to \"" + condition + "\"");
    }
  }

  /** Whether it is a rule as a whole. */
  public boolean wholeRule() {
    return way.isEmpty();
  }
}

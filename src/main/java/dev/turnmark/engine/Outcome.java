package dev.turnmark.engine;

import java.util.List;
import org.drools.model.Constraint;

/** What came of holding conditions against facts. */
sealed interface Outcome {

  /**
   * They are met.
   *
   * @param bound by these facts
   */
  record Met(Bound bound) implements Outcome {}

  /**
   * They are not.
   *
   * @param at which of the conditions of the rule failed first, from 0
   * @param passed how much of them was met before: comparable between the facts that were tried,
   *     and, roughly, between rules
   */
  record Unmet(int at, int passed, Cause cause) implements Outcome {}

  /** Why a condition is not met. */
  sealed interface Cause {}

  /** There is no fact of the type. */
  record Missing(Class<?> type) implements Cause {}

  /**
   * A fact of the type is there, but not such a one.
   *
   * @param constraint what it does not meet
   * @param bound it, and the facts before
   */
  record Refused(Object fact, Constraint constraint, Bound bound) implements Cause {}

  /** What a {@code not} forbids is there. */
  record Excluded(List<Object> facts) implements Cause {

    public Excluded {
      facts = List.copyOf(facts);
    }
  }

  /** That which came further; of two that came as far, the first. */
  static Unmet further(Unmet one, Unmet other) {
    return other.passed > one.passed ? other : one;
  }
}

package dev.turnmark.engine;

import dev.turnmark.fact.Conclusion;
import dev.turnmark.fact.Finding;
import dev.turnmark.fact.Mark;
import dev.turnmark.fact.Projection;
import dev.turnmark.fact.Request;
import dev.turnmark.fact.RollsBack;
import dev.turnmark.fact.Verdict;
import dev.turnmark.fact.Written;
import java.util.Arrays;

/**
 * What a conclusion answers. Found out once for each class: whether an object is of an interface
 * that it does not implement takes Java a search through all those that it does, and is asked
 * several times for every item.
 */
enum ConclusionKind {
  PROJECTION(Projection.class),
  WRITTEN(Written.class),
  ROLLBACK(RollsBack.class, Mark.class),
  MARK(Mark.class),
  VERDICT(Verdict.class),
  REQUEST(Request.class, Finding.class),
  FINDING(Finding.class),
  OTHER(Conclusion.class),
  /** No conclusion. */
  NONE(Object.class);

  private static final ClassValue<ConclusionKind> KINDS =
      new ClassValue<>() {
        @Override
        protected ConclusionKind computeValue(Class<?> type) {
          return Arrays.stream(values())
              .filter(kind -> kind.type.isAssignableFrom(type))
              .findFirst()
              .orElse(NONE);
        }
      };

  private final Class<?> type;
  private final Class<?> family;

  ConclusionKind(Class<?> type) {
    this(type, type);
  }

  ConclusionKind(Class<?> type, Class<?> family) {
    this.type = type;
    this.family = family;
  }

  /** The kind of a fact. */
  static ConclusionKind of(Object fact) {
    return KINDS.get(fact.getClass());
  }

  /** Whether all of the kind are of this type. */
  boolean is(Class<?> wanted) {
    return type == wanted || family == wanted;
  }
}

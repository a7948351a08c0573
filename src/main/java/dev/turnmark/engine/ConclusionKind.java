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
import java.util.List;

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
              .filter(kind -> kind.types.get(0).isAssignableFrom(type))
              .findFirst()
              .orElse(NONE);
        }
      };

  private final List<Class<?>> types;

  ConclusionKind(Class<?>... types) {
    this.types = List.of(types);
  }

  /** The kind of a fact. */
  static ConclusionKind of(Object fact) {
    return KINDS.get(fact.getClass());
  }

  /** Whether all of the kind are of a type. */
  boolean is(Class<?> type) {
    return types.get(0) == type || (types.size() > 1 && types.get(1) == type);
  }
}

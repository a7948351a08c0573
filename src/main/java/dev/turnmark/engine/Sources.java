package dev.turnmark.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.drools.model.Declaration;
import org.drools.model.DeclarationSource;
import org.drools.model.From1;
import org.drools.model.Pattern;
import org.jspecify.annotations.Nullable;

/** Where the facts come from that a pattern is held against. */
record Sources(Facts facts) {

  /**
   * The facts of the pattern's type.
   *
   * @throws RuleFailure if they come from somewhere that can't be followed
   */
  List<Object> of(Pattern<?> pattern, Bound bound) {
    Class<?> type = pattern.getPatternVariable().getType();
    DeclarationSource source =
        pattern.getPatternVariable() instanceof Declaration<?> declared
            ? declared.getSource()
            : null;
    if (source == null) {
      return facts.of(type);
    }
    if (source instanceof From1<?> from) {
      return given(from, bound).stream().filter(type::isInstance).toList();
    }
    throw unknown("from");
  }

  private static <A> List<Object> given(From1<A> from, Bound bound) {
    @SuppressWarnings("unchecked") // The compiler of the rules has seen to that.
    A asked = (A) bound.value(from.getVariable().getName());
    Object given;
    try {
      given = from.getProvider().apply(asked);
    } catch (RuntimeException e) {
      // Whatever a rule's own code may throw.
      throw new RuleFailure("what `from` asks for fails: " + RuleFailure.describe(e), List.of());
    }
    return several(given);
  }

  private static List<Object> several(@Nullable Object given) {
    List<Object> all = new ArrayList<>();
    if (given instanceof Iterable<?> many) {
      many.forEach(all::add);
    } else if (given != null) {
      all.add(given);
    }
    return all;
  }

  /** That a kind of condition can't be followed. */
  static RuleFailure unknown(String kind) {
    return new RuleFailure(
        "one of its conditions is of a kind that can't be followed here: `%s`"
            .formatted(kind.toLowerCase(Locale.ROOT)),
        List.of());
  }
}

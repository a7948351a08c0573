package dev.turnmark.rules;

import dev.turnmark.fact.Difference;
import dev.turnmark.fact.Session;
import dev.turnmark.model.RolloutItem;
import java.util.List;

/** The facts that are there before any rule has concluded one. */
final class Given {

  private static final List<Class<?>> FAMILIES =
      List.of(RolloutItem.class, Session.class, Difference.class);

  private Given() {}

  /** Whether a fact of a type is one of them. */
  static boolean is(Class<?> type) {
    return FAMILIES.stream().anyMatch(f -> f.isAssignableFrom(type));
  }

  /** Whether a pattern of a type may match one of them. */
  static boolean mayBe(Class<?> type) {
    return is(type) || FAMILIES.stream().anyMatch(type::isAssignableFrom);
  }
}

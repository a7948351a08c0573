package dev.turnmark.engine;

import dev.turnmark.audit.Firing;
import dev.turnmark.fact.Conclusion;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.rules.RuleCatalogue;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.kie.api.definition.rule.Rule;

/** Tells apart for which item of a session rules fired. */
final class Firings {

  private static final String OUTSIDE = "outside of rules";

  private Firings() {}

  /**
   * A firing of a rule. A host may have rules of its own in a session; of those only the name is
   * known.
   *
   * @param rule null for what the host inserted outside of rules
   */
  static Firing firing(@Nullable Rule rule, List<Object> concluded, RuleCatalogue catalogue) {
    if (rule == null) {
      return new Firing("the host inserted it", OUTSIDE, "", concluded);
    }
    return catalogue
        .rule(rule.getPackageName(), rule.getName())
        .map(known -> new Firing(known.name(), known.place(), known.because(), concluded))
        .orElseGet(() -> new Firing(rule.getName(), rule.getPackageName(), "", concluded));
  }

  /** Whether it was a rule. */
  static boolean ofRule(Firing firing) {
    return !firing.source().equals(OUTSIDE);
  }

  /** Those that concluded something about an item, or nothing that could be told apart. */
  static List<Firing> about(RolloutItem item, List<Firing> firings) {
    return firings.stream()
        .filter(
            firing ->
                firing.concluded().stream()
                    .allMatch(fact -> !(fact instanceof Conclusion other) || other.of(item)))
        .toList();
  }
}

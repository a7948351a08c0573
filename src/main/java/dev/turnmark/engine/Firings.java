package dev.turnmark.engine;

import dev.turnmark.audit.Firing;
import dev.turnmark.fact.Conclusion;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.rules.RuleCatalogue;
import java.util.List;
import org.kie.api.definition.rule.Rule;

/** Tells apart for which item of a session rules fired. */
final class Firings {

  private Firings() {}

  /**
   * A firing of a rule. A host may have rules of its own in a session; of those only the name is
   * known.
   */
  static Firing firing(Rule rule, List<Object> concluded, RuleCatalogue catalogue) {
    return catalogue
        .rule(rule.getPackageName(), rule.getName())
        .map(known -> new Firing(known.name(), known.place(), known.because(), concluded))
        .orElseGet(() -> new Firing(rule.getName(), rule.getPackageName(), "", concluded));
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

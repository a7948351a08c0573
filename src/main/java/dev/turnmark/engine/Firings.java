package dev.turnmark.engine;

import dev.turnmark.audit.Firing;
import dev.turnmark.fact.Conclusion;
import dev.turnmark.model.RolloutItem;
import java.util.List;

/** Tells apart for which item of a session rules fired. */
final class Firings {

  private Firings() {}

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

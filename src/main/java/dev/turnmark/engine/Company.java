package dev.turnmark.engine;

import dev.turnmark.model.RolloutItem;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What else is in working memory when an item is judged.
 *
 * @param typed which content parts of the item rules laid over these say a person typed, from 0
 * @param beside other items: a host may keep several in one session, and none may touch another
 */
public record Company(Set<Integer> typed, List<Other> beside) {

  static final Company NONE = new Company(Set.of(), List.of());

  public Company {
    typed = new TreeSet<>(typed);
    beside = List.copyOf(beside);
  }

  /** Another item, and which of its parts a person typed. */
  public record Other(RolloutItem item, Set<Integer> typed) {}
}

package dev.turnmark.engine;

import dev.turnmark.model.Internal;
import dev.turnmark.model.RolloutItem;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What else is in working memory when an item is judged.
 *
 * @param overlay what rules laid over these say of the item
 * @param beside other items: a host may keep several in one session, and none may touch another
 */
@Internal
public record Company(Overlay overlay, List<Other> beside) {

  static final Company NONE = new Company(new Overlay(Set.of(), Set.of()), List.of());

  public Company {
    beside = List.copyOf(beside);
  }

  /**
   * What is said of content parts, by their numbers from 0.
   *
   * @param typed those that a person typed
   * @param injected those that are context
   */
  public record Overlay(Set<Integer> typed, Set<Integer> injected) {

    public Overlay {
      typed = new TreeSet<>(typed);
      injected = new TreeSet<>(injected);
    }
  }

  /** Another item, and what is said of it. */
  public record Other(RolloutItem item, Overlay overlay) {}
}

package dev.turnmark.fact;

import dev.turnmark.model.RolloutItem;

/** What a rule concluded of an item. */
public interface Conclusion {

  /** The item it is about. */
  RolloutItem item();

  /**
   * Whether it is about this very item. Two equal items are two items, so rules join by this and
   * never by equality.
   */
  @SuppressWarnings("ReferenceEquality") // Deliberate: see above.
  default boolean of(RolloutItem item) {
    return item() == item;
  }
}

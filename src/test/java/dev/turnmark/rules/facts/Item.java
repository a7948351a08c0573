package dev.turnmark.rules.facts;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What rules judge. */
public sealed interface Item {

  /** How far a message is. */
  enum Phase {
    COMMENTARY,
    FINAL
  }

  /** Words of somebody. */
  record Message(String role, List<String> content, @Nullable Phase phase) implements Item {
    public Message(String role, String... content) {
      this(role, List.of(content), null);
    }
  }

  /** A thought. */
  record Reasoning(String id) implements Item {}
}

package dev.turnmark.audit;

import java.util.List;

/**
 * A rule that fired for an item, and what it concluded.
 *
 * @param rule the rule's name: a sentence
 * @param source where the rule stands: its file below the pack, and line, for example {@code
 *     codex/mark/turn-boundaries.drl:10}
 * @param because why the rule holds, in the words of its author
 * @param concluded the facts it inserted, in order
 */
public record Firing(String rule, String source, String because, List<Object> concluded) {

  public Firing {
    concluded = List.copyOf(concluded);
  }
}

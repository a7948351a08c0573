package dev.turnmark.reference;

import dev.turnmark.model.TurnItem;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What Codex decides about one item.
 *
 * @param turnItem what a person sees of it, if anything; an id that Codex makes up is {@link
 *     ReferenceMapping#FRESH_ID}
 * @param rolloutType the label of the item in Codex's metrics of what it writes
 * @param durable whether Codex writes it to a file
 * @param parts one verdict a content part; empty for all but messages
 */
public record ReferenceDecision(
    @Nullable TurnItem turnItem,
    boolean turnBoundary,
    boolean userMessage,
    boolean forkTurn,
    Contextual contextual,
    String rolloutType,
    boolean durable,
    List<Verdict> parts) {

  public ReferenceDecision {
    parts = List.copyOf(parts);
  }
}

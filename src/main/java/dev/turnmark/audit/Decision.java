package dev.turnmark.audit;

import dev.turnmark.fact.Projection;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.TurnItem;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What the rules made of a response item, and why.
 *
 * @param turnItem what a person sees of it; null when nothing, or when the rules did not say
 * @param marks what it is a place for, in the order of their names, last first: {@code
 *     user_message}, {@code turn_boundary}, {@code fork_turn}
 * @param rolloutType what kind of record it counts as; null when the rules did not say
 * @param durable whether Codex writes it at all
 * @param inHistory whether it enters the history that the model is given
 * @param contextual how many of its content parts are injected
 * @param parts what became of each content part; empty for an item that is not a message
 * @param firings the rules that fired, in order
 * @param undecided what no rule decided, or what rules contradict each other about, a sentence
 *     each; empty when all is decided
 * @param revision which rules these were: {@code RuleSet.revision()}
 */
public record Decision(
    ResponseItem item,
    @Nullable TurnItem turnItem,
    List<String> marks,
    @Nullable String rolloutType,
    boolean durable,
    boolean inHistory,
    Contextual contextual,
    List<PartVerdict> parts,
    List<Firing> firings,
    List<String> undecided,
    String revision) {

  public Decision {
    marks = List.copyOf(marks);
    parts = List.copyOf(parts);
    firings = List.copyOf(firings);
    undecided = List.copyOf(undecided);
    if (firings.isEmpty() && undecided.isEmpty()) {
      throw new IllegalArgumentException("a decision is never without a reason");
    }
  }

  /** The rule that said what a person sees of it. */
  public Optional<Firing> decidedBy() {
    return firings.stream()
        .filter(firing -> firing.concluded().stream().anyMatch(Projection.class::isInstance))
        .findFirst();
  }

  /** Whether the rules said all there is to say, and none against another. */
  public boolean decided() {
    return undecided.isEmpty();
  }
}

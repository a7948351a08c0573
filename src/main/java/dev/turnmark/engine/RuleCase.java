package dev.turnmark.engine;

import dev.turnmark.fact.Comparison;
import dev.turnmark.fact.Session;
import dev.turnmark.model.RolloutItem;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An item or a comparison, and what a rule has to do with it.
 *
 * @param rule the rule it stands beside
 * @param name which case it is, for example {@code fires[0]}
 * @param why what it shows, where that is not plain
 * @param fires whether the rule is to fire; else it is a near miss, and the rule must not
 * @param expect what the decision is to say, by the names of {@link
 *     dev.turnmark.audit.DecisionRecord}; {@code parts} holds the verdicts alone, {@code
 *     in_history} tells whether the model reads it, {@code num_turns} how many turns a line takes
 *     back, {@code requests} what was asked for in wrapped parts. Of a comparison {@code
 *     differences} names what differs, {@code explained} the kinds of honest disagreement, and
 *     {@code unexplained} what of the differences is left
 */
public record RuleCase(
    String rule,
    String name,
    @Nullable String why,
    boolean fires,
    Subject subject,
    Map<String, @Nullable Object> expect) {

  /** What the rules are to judge. */
  public sealed interface Subject {}

  /** What a line says. */
  public record Item(RolloutItem item, Session session) implements Subject {}

  /** What was decided, and what was recorded. */
  public record Compared(Comparison comparison, Session session) implements Subject {}
}

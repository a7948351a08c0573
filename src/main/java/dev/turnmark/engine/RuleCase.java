package dev.turnmark.engine;

import dev.turnmark.fact.Comparison;
import dev.turnmark.fact.Session;
import dev.turnmark.model.Internal;
import dev.turnmark.model.RolloutItem;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An item or a comparison, and what a rule has to do with it.
 *
 * @param rule the rule it stands beside
 * @param index which of its kind it is, from 0
 * @param why what it shows, where that is not plain
 * @param fires whether the rule is to fire; else it is a near miss, and the rule must not
 * @param file its file, as the pack was named
 * @param line on which it begins, counted from 1
 * @param expect what the decision is to say, by the names of {@link
 *     dev.turnmark.audit.DecisionRecord}; {@code parts} holds the verdicts alone, {@code
 *     in_history} tells whether the model reads it, {@code num_turns} how many turns a line takes
 *     back, {@code requests} what was asked for in wrapped parts. Of a comparison {@code
 *     differences} names what differs, {@code explained} the kinds of honest disagreement, and
 *     {@code unexplained} what of the differences is left
 */
@Internal
public record RuleCase(
    String rule,
    int index,
    @Nullable String why,
    boolean fires,
    String file,
    int line,
    Subject subject,
    Map<String, @Nullable Object> expect) {

  /** Whether the item of the case is judged with no other there, and by these rules alone. */
  boolean alone() {
    return !(subject instanceof Item item) || item.company().equals(Company.NONE);
  }

  /** {@code fires} or {@code spares}. */
  public String kind() {
    return fires ? "fires" : "spares";
  }

  /** Which case of its rule it is: {@code fires[0]}. */
  public String name() {
    return kind() + "[" + index + "]";
  }

  /** Its name among all: {@code a/finding/x.cases.json: the rule: fires[0]}. */
  public String fullName() {
    return file + ": " + rule + ": " + name();
  }

  /** What the rules are to judge. */
  public sealed interface Subject {}

  /** What a line says, what is known of its session, and what else is there when it is judged. */
  public record Item(RolloutItem item, Session session, Company company) implements Subject {}

  /** What was decided, and what was recorded. */
  public record Compared(Comparison comparison, Session session) implements Subject {}
}

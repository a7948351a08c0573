package dev.turnmark.engine;

import dev.turnmark.model.RolloutItem;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An item, and what a rule has to do with it.
 *
 * @param rule the rule it stands beside
 * @param name which case it is, for example {@code fires[0]}
 * @param why what it shows, where that is not plain
 * @param fires whether the rule is to fire; else it is a near miss, and the rule must not
 * @param expect what the decision is to say, by the names of {@link
 *     dev.turnmark.audit.DecisionRecord}; {@code parts} holds the verdicts alone, {@code
 *     in_history} tells whether the model reads it, {@code num_turns} how many turns a line takes
 *     back
 */
public record RuleCase(
    String rule,
    String name,
    @Nullable String why,
    boolean fires,
    RolloutItem item,
    Map<String, @Nullable Object> expect) {}

package dev.turnmark.engine;

import dev.turnmark.audit.Firing;
import dev.turnmark.model.Internal;
import dev.turnmark.rules.RuleCondition;
import dev.turnmark.rules.RuleInfo;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Why a rule did not fire: the first of its conditions that failed. Where several facts were tried,
 * it tells of the one that came furthest.
 *
 * @param condition the condition; null when nothing can be said of a single one
 * @param failed of the condition that which failed, as it stands in the rule: all of it, or what it
 *     asks of a fact
 * @param tried what the fact that came furthest is called; empty when there was none
 * @param reason what is there in the place of what is asked for, in a few words
 * @param excludedBy the firings that concluded what a {@code not} forbids
 * @param passed how much of the rule's conditions was met
 * @param elsewhere whether the rule is about another kind of line altogether
 */
@Internal
public record Shortfall(
    RuleInfo rule,
    @Nullable RuleCondition condition,
    String failed,
    String tried,
    String reason,
    List<Firing> excludedBy,
    int passed,
    boolean elsewhere) {

  public Shortfall {
    excludedBy = List.copyOf(excludedBy);
  }

  /** Where the condition stands; where the rule does when that is not known. */
  public String place() {
    return Optional.ofNullable(condition).map(RuleCondition::place).orElse(rule.place());
  }
}

package dev.turnmark.engine;

import dev.turnmark.audit.Firing;
import dev.turnmark.engine.Outcome.Cause;
import dev.turnmark.engine.Outcome.Excluded;
import dev.turnmark.engine.Outcome.Missing;
import dev.turnmark.engine.Outcome.Refused;
import dev.turnmark.engine.Outcome.Unmet;
import dev.turnmark.fact.Session;
import dev.turnmark.model.Internal;
import dev.turnmark.rules.RuleCondition;
import dev.turnmark.rules.RuleInfo;
import dev.turnmark.rules.RuleSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.drools.model.Rule;

/**
 * Says of rules that did not fire for an item which of their conditions failed. It asks the
 * compiled conditions themselves, about all that was there when the rules had fired.
 */
@Internal
public final class WhyNot {

  /** The rules were stopped before its turn came. */
  private static final String NEVER = "its conditions are met now, but it did not come to fire";

  private final RuleSet rules;
  private final List<Firing> firings;
  private final Facts facts;
  private final Map<String, Rule> models;

  private WhyNot(RuleSet rules, List<Firing> firings, Facts facts) {
    this.rules = rules;
    this.firings = List.copyOf(firings);
    this.facts = facts;
    this.models =
        rules.models().stream()
            .flatMap(model -> model.getRules().stream())
            .collect(Collectors.toMap(Rule::getName, rule -> rule));
  }

  /**
   * Of what the rules have judged.
   *
   * @param judged what a line says, or a difference
   * @param session as it was given then
   * @param firings what the decision says had fired
   */
  public static WhyNot of(RuleSet rules, Object judged, Session session, List<Firing> firings) {
    return new WhyNot(rules, firings, new Facts(judged, session, firings));
  }

  /** Why a rule did not fire; nothing when it did. */
  public Optional<Shortfall> of(RuleInfo rule) {
    boolean fired = firings.stream().anyMatch(f -> fires(rule, f));
    return fired
        ? Optional.empty()
        : Optional.of(byConditions(rule).orElseGet(() -> without(rule, NEVER)));
  }

  /** Why all those did not fire that did not: first those that came nearest to it. */
  public List<Shortfall> all() {
    return rules.catalogue().rules().stream()
        .flatMap(rule -> of(rule).stream())
        .sorted(Comparator.comparingInt(Shortfall::passed).reversed())
        .toList();
  }

  private static boolean fires(RuleInfo rule, Firing firing) {
    return firing.rule().equals(rule.name()) && firing.source().equals(rule.place());
  }

  /** The condition of a rule that failed, whether it fired or not; nothing when all are met. */
  Optional<Shortfall> byConditions(RuleInfo rule) {
    List<RuleCondition> conditions = rules.conditions(rule);
    try {
      Outcome outcome =
          new ConditionWalk(facts, refused -> words(conditions, refused).lack().partly() ? 1 : 0)
              .walk(model(rule));
      return outcome instanceof Unmet unmet
          ? Optional.of(shortfall(rule, conditions, unmet))
          : Optional.empty();
    } catch (RuleFailure failure) {
      return Optional.of(without(rule, failure.sentence()));
    }
  }

  private Rule model(RuleInfo rule) {
    Rule model = models.get(rule.name());
    if (model == null) {
      throw new IllegalArgumentException("these rules do not have \"" + rule.name() + "\"");
    }
    return model;
  }

  private static ConstraintWords words(List<RuleCondition> conditions, Refused refused) {
    return new ConstraintWords(
        conditions, Constraints.text(refused.constraint()), refused.fact(), refused.bound());
  }

  private Shortfall shortfall(RuleInfo rule, List<RuleCondition> conditions, Unmet unmet) {
    RuleCondition condition = unmet.at() < conditions.size() ? conditions.get(unmet.at()) : null;
    String whole = condition == null ? rule.name() : condition.text();
    Cause cause = unmet.cause();
    if (cause instanceof Refused refused) {
      ConstraintWords words = words(conditions, refused);
      return new Shortfall(
          rule,
          condition,
          words.written(),
          FactName.of(refused.fact()),
          words.lack().sentence(),
          List.of(),
          unmet.passed(),
          false);
    }
    List<Object> there = cause instanceof Excluded excluded ? excluded.facts() : List.of();
    List<Firing> by = there.stream().flatMap(f -> facts.concluder(f).stream()).distinct().toList();
    boolean elsewhere = cause instanceof Missing missing && !facts.mayHave(missing.type());
    return new Shortfall(rule, condition, whole, "", reason(cause), by, unmet.passed(), elsewhere);
  }

  private static String reason(Cause cause) {
    if (cause instanceof Missing missing) {
      return "there is no " + missing.type().getSimpleName();
    }
    List<Object> there = cause instanceof Excluded excluded ? excluded.facts() : List.of();
    return there.isEmpty()
        ? "that is so"
        : "there is one: " + there.stream().map(FactName::of).collect(Collectors.joining(" and "));
  }

  /** Nothing can be said of a condition. */
  private static Shortfall without(RuleInfo rule, String reason) {
    return new Shortfall(rule, null, rule.name(), "", reason, List.of(), 0, false);
  }
}

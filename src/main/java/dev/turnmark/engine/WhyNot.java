package dev.turnmark.engine;

import dev.turnmark.audit.Firing;
import dev.turnmark.engine.Outcome.Excluded;
import dev.turnmark.engine.Outcome.Missing;
import dev.turnmark.engine.Outcome.Refused;
import dev.turnmark.engine.Outcome.Unmet;
import dev.turnmark.fact.Lack;
import dev.turnmark.fact.Session;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.rules.RuleCondition;
import dev.turnmark.rules.RuleInfo;
import dev.turnmark.rules.RuleSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.drools.model.Rule;
import org.jspecify.annotations.Nullable;

/**
 * Says of rules that did not fire for an item which of their conditions failed. It asks the
 * compiled conditions themselves, about all that was there when the rules had fired.
 */
public final class WhyNot {

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
   * Of an item that was decided.
   *
   * @param session as it was given then
   * @param firings what the decision says had fired
   */
  public static WhyNot of(
      RuleSet rules, RolloutItem item, Session session, List<Firing> firings) {
    return new WhyNot(rules, firings, new Facts(item, session, firings));
  }

  /** Why a rule did not fire; nothing when it did. */
  public Optional<Shortfall> of(RuleInfo rule) {
    boolean fired = firings.stream().anyMatch(f -> fires(rule, f));
    return fired ? Optional.empty() : Optional.of(byConditions(rule).orElseGet(() -> idle(rule)));
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
      return Optional.of(
          new Shortfall(rule, null, rule.name(), "", failure.sentence(), List.of(), 0));
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
    if (unmet.cause() instanceof Refused refused) {
      ConstraintWords words = words(conditions, refused);
      Lack lack = words.lack();
      String tried = FactName.of(refused.fact());
      return told(rule, condition, words.written(), tried, lack.sentence(), List.of(), unmet);
    }
    if (unmet.cause() instanceof Excluded excluded) {
      String reason = "there is one: " + names(excluded.facts());
      List<Firing> by =
          excluded.facts().stream().flatMap(f -> facts.concluder(f).stream()).distinct().toList();
      return told(rule, condition, whole, "", reason, by, unmet);
    }
    Missing missing = (Missing) unmet.cause();
    String reason = "there is no " + missing.type().getSimpleName();
    return told(rule, condition, whole, "", reason, List.of(), unmet);
  }

  private static Shortfall told(
      RuleInfo rule,
      @Nullable RuleCondition condition,
      String failed,
      String tried,
      String reason,
      List<Firing> by,
      Unmet unmet) {
    return new Shortfall(rule, condition, failed, tried, reason, by, unmet.passed());
  }

  private static String names(List<Object> facts) {
    return facts.stream().map(FactName::of).collect(Collectors.joining(" and "));
  }

  /** The rules were stopped before its turn came. */
  private static Shortfall idle(RuleInfo rule) {
    return new Shortfall(
        rule,
        null,
        rule.name(),
        "",
        "its conditions are met now, but it did not come to fire",
        List.of(),
        0);
  }
}

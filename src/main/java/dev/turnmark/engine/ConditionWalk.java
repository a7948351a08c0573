package dev.turnmark.engine;

import dev.turnmark.engine.Outcome.Excluded;
import dev.turnmark.engine.Outcome.Met;
import dev.turnmark.engine.Outcome.Missing;
import dev.turnmark.engine.Outcome.Refused;
import dev.turnmark.engine.Outcome.Unmet;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.drools.model.Condition;
import org.drools.model.Constraint;
import org.drools.model.Pattern;
import org.drools.model.Rule;
import org.drools.model.patterns.EvalImpl;
import org.jspecify.annotations.Nullable;

/**
 * Holds the compiled conditions of rules against facts, one fact after another, as the engine's
 * network does all at once. The network only knows that a rule does not match; this knows why.
 */
final class ConditionWalk {

  /** What counts for one: half of it is for what is nearly met. */
  private static final int ONE = 2;

  private final Sources sources;
  private final @Nullable ToIntFunction<Refused> nearness;

  /**
   * @param nearness 1 for a fact that nearly meets what it does not meet, else 0
   */
  ConditionWalk(Facts facts, ToIntFunction<Refused> nearness) {
    this(new Sources(facts), nearness);
  }

  private ConditionWalk(Sources sources, @Nullable ToIntFunction<Refused> nearness) {
    this.sources = sources;
    this.nearness = nearness;
  }

  /** One of the conditions of a rule, or a part of it. */
  private record Step(int at, Condition condition) {}

  /**
   * Whether the conditions of a rule are met.
   *
   * @throws RuleFailure if one fails, or is of a kind that can't be followed
   */
  Outcome walk(Rule rule) {
    List<Step> steps = new ArrayList<>();
    for (Condition condition : rule.getView().getSubConditions()) {
      steps.add(new Step(steps.size(), condition));
    }
    return walk(steps, Bound.NOTHING, 0);
  }

  private Outcome walk(List<Step> steps, Bound bound, int passed) {
    if (steps.isEmpty()) {
      return new Met(bound);
    }
    Step step = steps.get(0);
    List<Step> rest = steps.subList(1, steps.size());
    return switch (step.condition().getType()) {
      case PATTERN -> pattern(step, rest, bound, passed);
      case NOT -> not(step, rest, bound, passed);
      case EXISTS -> exists(step, rest, bound, passed);
      case AND -> walk(joined(parts(step), rest), bound, passed);
      case OR -> or(step, rest, bound, passed);
      case EVAL -> eval(step, rest, bound, passed);
      case CONSEQUENCE -> walk(rest, bound, passed);
      default -> throw Sources.unknown(step.condition().getType().name());
    };
  }

  private Outcome pattern(Step step, List<Step> rest, Bound bound, int passed) {
    Pattern<?> pattern = (Pattern<?>) step.condition();
    Class<?> type = pattern.getPatternVariable().getType();
    Unmet best = new Unmet(step.at(), passed, new Missing(type));
    for (Object fact : sources.of(pattern, bound)) {
      Bound with = bound.and(pattern.getPatternVariable(), fact, pattern.getBindings());
      Outcome outcome = match(step, fact, rest, with, passed + ONE);
      if (outcome instanceof Met) {
        return outcome;
      }
      best = Outcome.further(best, (Unmet) outcome);
    }
    return best;
  }

  private Outcome match(Step step, Object fact, List<Step> rest, Bound bound, int passed) {
    int met = passed;
    for (Constraint constraint : Constraints.of((Pattern<?>) step.condition())) {
      if (!Constraints.hold(constraint, bound)) {
        Refused refused = new Refused(fact, constraint, bound);
        return new Unmet(
            step.at(), met + (nearness == null ? 0 : nearness.applyAsInt(refused)), refused);
      }
      met += ONE;
    }
    return walk(rest, bound, met);
  }

  /** Inside, nobody asks what came nearest: only whether something is there. */
  private Outcome not(Step step, List<Step> rest, Bound bound, int passed) {
    Outcome inside = new ConditionWalk(sources, null).walk(parts(step), bound, passed);
    return inside instanceof Met met
        ? new Unmet(step.at(), passed, new Excluded(met.bound().since(bound)))
        : walk(rest, bound, passed + weight(step.condition()));
  }

  private Outcome exists(Step step, List<Step> rest, Bound bound, int passed) {
    Outcome inside = walk(parts(step), bound, passed);
    return inside instanceof Met ? walk(rest, bound, passed + weight(step.condition())) : inside;
  }

  private Outcome or(Step step, List<Step> rest, Bound bound, int passed) {
    Unmet best = null;
    for (Step branch : parts(step)) {
      Outcome outcome = walk(joined(List.of(branch), rest), bound, passed);
      if (outcome instanceof Met) {
        return outcome;
      }
      best = best == null ? (Unmet) outcome : Outcome.further(best, (Unmet) outcome);
    }
    return best == null ? walk(rest, bound, passed) : best;
  }

  private Outcome eval(Step step, List<Step> rest, Bound bound, int passed) {
    Constraint constraint = ((EvalImpl) step.condition()).getExpr();
    return Constraints.hold(constraint, bound)
        ? walk(rest, bound, passed + ONE)
        : new Unmet(step.at(), passed, new Refused(about(bound), constraint, bound));
  }

  /** An {@code eval} is about all that is bound: it is told of the last. */
  private static Object about(Bound bound) {
    return bound.fact() == null ? "" : bound.fact();
  }

  private static List<Step> parts(Step step) {
    return step.condition().getSubConditions().stream()
        .map(condition -> new Step(step.at(), condition))
        .toList();
  }

  private static List<Step> joined(List<Step> one, List<Step> other) {
    List<Step> all = new ArrayList<>(one);
    all.addAll(other);
    return all;
  }

  /** What a condition that is met counts for. */
  private static int weight(Condition condition) {
    return switch (condition.getType()) {
      case PATTERN -> ONE + ONE * Constraints.of((Pattern<?>) condition).size();
      case EXISTS, AND, OR ->
          condition.getSubConditions().stream().mapToInt(ConditionWalk::weight).sum();
      default -> ONE;
    };
  }
}

package dev.turnmark.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.drools.model.Binding;
import org.drools.model.Condition;
import org.drools.model.Constraint;
import org.drools.model.Declaration;
import org.drools.model.From1;
import org.drools.model.Pattern;
import org.drools.model.Rule;
import org.drools.model.SingleConstraint;
import org.drools.model.Variable;
import org.drools.model.View;
import org.drools.model.constraints.MultipleConstraints;
import org.drools.model.patterns.CompositePatterns;
import org.drools.model.patterns.ExistentialPatternImpl;
import org.drools.model.patterns.PatternImpl;

/**
 * The compiled conditions of a rule, as a tree: what is left of it when a branch is taken off. The
 * way to a branch is a list of places among the conditions inside a condition; what a pattern asks
 * of a fact stands inside the pattern.
 */
final class CompiledConditions {

  private CompiledConditions() {}

  /** What a pattern asks of a fact beside its type, one by one. */
  static List<Constraint> constraints(Pattern<?> pattern) {
    List<Constraint> all = new ArrayList<>();
    add(pattern.getConstraint(), all);
    return all;
  }

  @SuppressWarnings("ReferenceEquality") // There is one TRUE, for patterns that ask for nothing.
  private static void add(Constraint constraint, List<Constraint> all) {
    if (constraint.getType() == Constraint.Type.MULTIPLE
        || constraint.getType() == Constraint.Type.AND) {
      constraint.getChildren().forEach(child -> add(child, all));
    } else if (constraint != SingleConstraint.TRUE) {
      all.add(constraint);
    }
  }

  /** The rule without a condition; nothing when the rest of it needs a variable bound there. */
  static Optional<Rule> without(Rule rule, List<Integer> way) {
    CompositePatterns view = (CompositePatterns) rule.getView();
    List<Condition> rest = without(view.getSubConditions(), way);
    View edited = new CompositePatterns(view.getType(), rest, view.getConsequences());
    return bindsAllItUses(rule, edited)
        ? Optional.of(new EditedRule(rule, edited))
        : Optional.empty();
  }

  private static List<Condition> without(List<Condition> conditions, List<Integer> way) {
    List<Condition> rest = new ArrayList<>(conditions);
    int at = way.get(0);
    if (way.size() == 1) {
      rest.remove(at);
    } else {
      rest.set(at, without(conditions.get(at), way.subList(1, way.size())));
    }
    return rest;
  }

  private static Condition without(Condition condition, List<Integer> way) {
    if (condition instanceof Pattern<?> pattern) {
      return without(pattern, way.get(0));
    }
    List<Condition> rest = without(condition.getSubConditions(), way);
    if (condition instanceof ExistentialPatternImpl) {
      return new ExistentialPatternImpl(rest.get(0), condition.getType());
    }
    return rest.size() == 1 ? rest.get(0) : new CompositePatterns(condition.getType(), rest);
  }

  private static <T> Pattern<T> without(Pattern<T> pattern, int constraint) {
    List<Constraint> rest = constraints(pattern);
    rest.remove(constraint);
    PatternImpl<T> edited =
        new PatternImpl<>(
            pattern.getPatternVariable(),
            rest.isEmpty() ? SingleConstraint.TRUE : new MultipleConstraints(rest),
            new ArrayList<>(pattern.getBindings()));
    edited.addWatchedProps(pattern.getWatchedProps());
    edited.setPassive(pattern.isPassive());
    return edited;
  }

  private static boolean bindsAllItUses(Rule rule, View view) {
    Set<String> bound = new HashSet<>();
    Set<String> used = new HashSet<>();
    rule.getConsequences().values().forEach(c -> addNames(c.getDeclarations(), used));
    collect(view, bound, used);
    return bound.containsAll(used);
  }

  private static void collect(Condition condition, Set<String> bound, Set<String> used) {
    if (condition instanceof Pattern<?> pattern) {
      collect(pattern, bound, used);
    } else {
      condition.getSubConditions().forEach(inside -> collect(inside, bound, used));
    }
  }

  private static void collect(Pattern<?> pattern, Set<String> bound, Set<String> used) {
    bound.add(pattern.getPatternVariable().getName());
    collect(pattern.getBindings(), bound, used);
    constraints(pattern).forEach(constraint -> collect(constraint, used));
    if (pattern.getPatternVariable() instanceof Declaration<?> declared
        && declared.getSource() instanceof From1<?> from) {
      used.add(from.getVariable().getName());
    }
  }

  private static void collect(Collection<Binding> bindings, Set<String> bound, Set<String> used) {
    for (Binding binding : bindings) {
      bound.add(binding.getBoundVariable().getName());
      addNames(binding.getInputVariables(), used);
    }
  }

  private static void collect(Constraint constraint, Set<String> used) {
    if (constraint instanceof SingleConstraint single) {
      addNames(single.getVariables(), used);
    } else {
      constraint.getChildren().forEach(child -> collect(child, used));
    }
  }

  private static void addNames(Variable<?>[] variables, Set<String> names) {
    Arrays.stream(variables).map(Variable::getName).forEach(names::add);
  }
}

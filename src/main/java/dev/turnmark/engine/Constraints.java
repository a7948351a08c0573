package dev.turnmark.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.drools.model.Constraint;
import org.drools.model.Pattern;
import org.drools.model.SingleConstraint;

/** What a pattern asks of a fact beside its type. */
final class Constraints {

  private Constraints() {}

  /** One by one, in the order in which they stand. */
  static List<Constraint> of(Pattern<?> pattern) {
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

  /**
   * Whether a constraint holds of what is bound.
   *
   * @throws RuleFailure if it fails
   */
  static boolean hold(Constraint constraint, Bound bound) {
    return switch (constraint.getType()) {
      case SINGLE -> holds((SingleConstraint) constraint, bound);
      case OR -> constraint.getChildren().stream().anyMatch(child -> hold(child, bound));
      case AND, MULTIPLE -> constraint.getChildren().stream().allMatch(child -> hold(child, bound));
    };
  }

  private static boolean holds(SingleConstraint constraint, Bound bound) {
    if (constraint.isTemporal()) {
      throw Sources.unknown("temporal");
    }
    try {
      return constraint.getPredicate().test(bound.values(constraint.getVariables()));
    } catch (Exception e) {
      // The engine's own interface throws it: whatever a rule's own code may throw.
      throw new RuleFailure(
          "`%s` fails: %s".formatted(text(constraint), RuleFailure.describe(e)), List.of());
    }
  }

  /** A constraint as it stands in the rule. */
  static String text(Constraint constraint) {
    return constraint.getType() == Constraint.Type.SINGLE
        ? constraint.predicateInformation().getStringConstraint()
        : constraint.getChildren().stream()
            .map(Constraints::text)
            .collect(
                Collectors.joining(constraint.getType() == Constraint.Type.OR ? " || " : ", "));
  }
}

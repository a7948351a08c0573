package dev.turnmark.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.drools.drl.ast.descr.BaseDescr;
import org.drools.drl.ast.descr.ExprConstraintDescr;
import org.drools.drl.ast.descr.PatternDescr;
import org.drools.drl.ast.descr.RuleDescr;

/**
 * One condition among those a pattern sets in its brackets.
 *
 * @param type the type of the pattern, as the rule writes it
 * @param from its place in the file
 * @param to the place behind it
 */
record Constraint(String type, String expression, int from, int to) {

  private static final Pattern BINDING = Pattern.compile("^\\s*(\\$?\\w+)\\s*:=?(?!:)");

  /** The conditions of a rule: first those that bind a variable, which the others may need. */
  static List<Constraint> of(RuleDescr rule) {
    List<Constraint> constraints = new ArrayList<>();
    Patterns.of(rule).forEach(pattern -> constraints.addAll(of(pattern)));
    constraints.sort(Comparator.comparing(c -> c.variable().isEmpty()));
    return constraints;
  }

  /** The conditions that one pattern sets, in order. */
  static List<Constraint> of(PatternDescr pattern) {
    List<Constraint> constraints = new ArrayList<>();
    for (BaseDescr part : pattern.getDescrs()) {
      if (part instanceof ExprConstraintDescr constraint
          && constraint.getType() == ExprConstraintDescr.Type.NAMED) {
        constraints.add(
            new Constraint(
                pattern.getObjectType(),
                constraint.getExpression(),
                constraint.getStartCharacter(),
                constraint.getEndCharacter() + 1));
      }
    }
    return constraints;
  }

  /** The variable it binds; empty when it binds none. */
  String variable() {
    Matcher binding = BINDING.matcher(expression);
    return binding.find() ? binding.group(1) : "";
  }

  /** The condition without the variable it may bind. */
  String condition() {
    return BINDING.matcher(expression).replaceFirst("").strip();
  }
}

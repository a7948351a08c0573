package dev.turnmark.rules;

import java.util.ArrayList;
import java.util.List;
import org.drools.drl.ast.descr.AccumulateDescr;
import org.drools.drl.ast.descr.BaseDescr;
import org.drools.drl.ast.descr.CollectDescr;
import org.drools.drl.ast.descr.ConditionalElementDescr;
import org.drools.drl.ast.descr.PatternDescr;
import org.drools.drl.ast.descr.RuleDescr;

/** Finds the patterns of a rule, those inside {@code not}, {@code exists} and sources included. */
final class Patterns {

  private final List<PatternDescr> found = new ArrayList<>();

  private Patterns() {}

  /** The patterns in the order in which they stand. */
  static List<PatternDescr> of(RuleDescr rule) {
    Patterns patterns = new Patterns();
    patterns.add(rule.getLhs());
    return patterns.found;
  }

  private void add(BaseDescr part) {
    if (part instanceof PatternDescr pattern) {
      found.add(pattern);
      if (pattern.getSource() != null) {
        add(pattern.getSource());
      }
    } else if (part instanceof AccumulateDescr accumulate) {
      add(accumulate.getInput());
    } else if (part instanceof CollectDescr collect) {
      add(collect.getInputPattern());
    } else if (part instanceof ConditionalElementDescr group) {
      for (Object member : group.getDescrs()) {
        add((BaseDescr) member);
      }
    }
    // Deliberate: what else the syntax tree may hold (eval, from an expression) has no patterns.
  }
}

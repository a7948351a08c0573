package dev.turnmark.rules;

import java.util.ArrayList;
import java.util.List;
import org.drools.drl.ast.descr.AccumulateDescr;
import org.drools.drl.ast.descr.BaseDescr;
import org.drools.drl.ast.descr.CollectDescr;
import org.drools.drl.ast.descr.ConditionalElementDescr;
import org.drools.drl.ast.descr.ForallDescr;
import org.drools.drl.ast.descr.NotDescr;
import org.drools.drl.ast.descr.PatternDescr;
import org.drools.drl.ast.descr.RuleDescr;

/**
 * A pattern, and how its rule asks for it.
 *
 * @param negated whether more facts may make the rule no longer hold: inside {@code not}, {@code
 *     forall}, or something that counts
 * @param drawn whether it takes its facts from an expression, not from all there are
 */
record Element(PatternDescr pattern, boolean negated, boolean drawn) {

  /** The patterns of a rule, in order. */
  static List<Element> of(RuleDescr rule) {
    List<Element> found = new ArrayList<>();
    add(rule.getLhs(), false, found);
    return found;
  }

  private static void add(BaseDescr part, boolean negated, List<Element> found) {
    if (part instanceof PatternDescr pattern) {
      found.add(new Element(pattern, negated, pattern.getSource() != null));
      if (pattern.getSource() != null) {
        add(pattern.getSource(), negated, found);
      }
    } else if (part instanceof AccumulateDescr accumulate) {
      add(accumulate.getInput(), true, found);
    } else if (part instanceof CollectDescr collect) {
      add(collect.getInputPattern(), true, found);
    } else if (part instanceof ConditionalElementDescr group) {
      boolean inside = negated || part instanceof NotDescr || part instanceof ForallDescr;
      for (Object member : group.getDescrs()) {
        add((BaseDescr) member, inside, found);
      }
    }
  }
}

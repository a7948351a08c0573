package dev.turnmark.rules;

import com.github.javaparser.ParseProblemException;
import com.github.javaparser.ast.Node;
import java.util.ArrayList;
import java.util.List;
import org.drools.drl.ast.descr.AccumulateDescr;
import org.drools.drl.ast.descr.BaseDescr;
import org.drools.drl.ast.descr.BindingDescr;
import org.drools.drl.ast.descr.CollectDescr;
import org.drools.drl.ast.descr.ConditionalElementDescr;
import org.drools.drl.ast.descr.EvalDescr;
import org.drools.drl.ast.descr.ExprConstraintDescr;
import org.drools.drl.ast.descr.FromDescr;
import org.drools.drl.ast.descr.GroupByDescr;
import org.drools.drl.ast.descr.PatternDescr;
import org.drools.drl.ast.descr.RuleDescr;
import org.drools.model.codegen.execmodel.generator.DrlxParseUtil;

/** Takes a rule apart into its elements, and the Java in them into syntax trees. */
final class RuleSyntax {

  private final List<BaseDescr> elements = new ArrayList<>();
  private final List<Node> trees = new ArrayList<>();

  private RuleSyntax() {}

  static RuleSyntax of(RuleDescr rule) {
    RuleSyntax syntax = new RuleSyntax();
    syntax.take(rule.getLhs());
    syntax.block(rule.getConsequence());
    return syntax;
  }

  /** Whatever the conditions are made of, those inside of others included. */
  List<BaseDescr> elements() {
    return elements;
  }

  /**
   * Conditions and consequence as Java; what cannot be read as that is left out, and the compiler
   * will say why.
   */
  List<Node> trees() {
    return trees;
  }

  private void take(BaseDescr element) {
    elements.add(element);
    if (element instanceof PatternDescr pattern) {
      pattern.getDescrs().forEach(this::take);
      if (pattern.getSource() != null) {
        take(pattern.getSource());
      }
    } else if (element instanceof ExprConstraintDescr constraint) {
      expression(constraint.getExpression());
    } else if (element instanceof BindingDescr binding) {
      expression(binding.getExpression());
    } else if (element instanceof FromDescr from) {
      expression(from.getExpression());
    } else if (element instanceof EvalDescr eval) {
      expression(eval.getContent());
    } else if (element instanceof AccumulateDescr accumulate) {
      take(accumulate);
    } else if (element instanceof CollectDescr collect) {
      take(collect.getInputPattern());
    } else if (element instanceof ConditionalElementDescr group) {
      group.getDescrs().forEach(member -> take((BaseDescr) member));
    }
  }

  private void take(AccumulateDescr accumulate) {
    take(accumulate.getInput());
    if (accumulate instanceof GroupByDescr group) {
      expression(group.getGroupingFunction());
    }
    for (AccumulateDescr.AccumulateFunctionCallDescr function : accumulate.getFunctions()) {
      for (String parameter : function.getParams()) {
        expression(parameter);
      }
    }
  }

  private void expression(Object text) {
    try {
      trees.add(DrlxParseUtil.parseExpression(String.valueOf(text)));
    } catch (ParseProblemException e) {
      // Left out.
    }
  }

  private void block(Object text) {
    try {
      trees.add(DrlxParseUtil.parseBlock("{" + text + "\n}"));
    } catch (ParseProblemException e) {
      // Left out.
    }
  }
}

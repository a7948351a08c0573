package dev.turnmark.bench;

import dev.turnmark.engine.Classifier;
import dev.turnmark.json.Needs;
import dev.turnmark.rules.RuleSet;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** A classifier by the shipped rules. */
@State(Scope.Benchmark)
public class ShippedRules {

  private final RuleSet rules = RuleSet.load(Rules.SHIPPED);
  private final Classifier classifier = Classifier.of(rules);

  RuleSet rules() {
    return rules;
  }

  Classifier classifier() {
    return classifier;
  }

  /** What has to be read for the rules alone. */
  Needs needs() {
    return Rules.needs(rules);
  }

  /** What has to be read for the rules, and to write turn items. */
  Needs needsWithTurnItems() {
    return Rules.needsWithTurnItems(rules);
  }

  @TearDown
  public void close() {
    classifier.close();
  }
}

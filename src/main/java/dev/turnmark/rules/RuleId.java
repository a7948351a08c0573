package dev.turnmark.rules;

import org.drools.model.Rule;

/**
 * A rule as the engine knows it.
 *
 * @param drlPackage that of its file
 */
record RuleId(String drlPackage, String name) {

  static RuleId of(RuleInfo rule) {
    return new RuleId(rule.drlPackage(), rule.name());
  }

  static RuleId of(Rule rule) {
    return new RuleId(rule.getPackage(), rule.getName());
  }
}

package dev.turnmark.rules;

import org.drools.model.Rule;

/**
 * A rule as the engine knows it.
 *
 * @param drlPackage that of its file
 */
record RuleId(String drlPackage, String name) {

  /** What Java makes up for a record does the same, and takes milliseconds to be made. */
  @Override
  public boolean equals(Object other) {
    return other instanceof RuleId id && drlPackage.equals(id.drlPackage) && name.equals(id.name);
  }

  @Override
  public int hashCode() {
    return 31 * drlPackage.hashCode() + name.hashCode();
  }

  static RuleId of(RuleInfo rule) {
    return new RuleId(rule.drlPackage(), rule.name());
  }

  static RuleId of(Rule rule) {
    return new RuleId(rule.getPackage(), rule.getName());
  }
}

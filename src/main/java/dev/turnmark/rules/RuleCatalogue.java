package dev.turnmark.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What is known of every rule of a set: the engine itself forgets where a rule came from. */
public final class RuleCatalogue {

  private final Map<String, RuleInfo> byName = new LinkedHashMap<>();

  RuleCatalogue(List<RuleInfo> rules) {
    for (RuleInfo rule : rules) {
      byName.put(rule.name(), rule);
    }
  }

  /** All rules, pack by pack and file by file, as they stand there. */
  public List<RuleInfo> rules() {
    return List.copyOf(byName.values());
  }

  /** The rule of this name. */
  public Optional<RuleInfo> rule(String name) {
    return Optional.ofNullable(byName.get(name));
  }

  /** The rule that somebody may have meant by a name that no rule has. */
  public Optional<RuleInfo> nearest(String name) {
    return Spelling.nearest(name, byName.keySet())
        .or(() -> byName.keySet().stream().filter(known -> known.contains(name)).findFirst())
        .map(byName::get);
  }

  /**
   * The rule of this name in a DRL package: a host may have rules of its own in a session, and one
   * of them may have the name of ours.
   */
  public Optional<RuleInfo> rule(String drlPackage, String name) {
    return rule(name).filter(r -> r.drlPackage().equals(drlPackage));
  }
}

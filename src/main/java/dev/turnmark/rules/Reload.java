package dev.turnmark.rules;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * What came of rules that were edited: others are in force, or they were refused, or they are what
 * is in force already.
 *
 * @param rules in force from now on
 * @param before in force until now; the same when nothing was replaced
 * @param problems all that is wrong with what lies there now; none unless it was refused
 */
public record Reload(RuleSet rules, RuleSet before, List<RuleProblem> problems) {

  public Reload {
    problems = List.copyOf(problems);
    if (!problems.isEmpty() && !rules.equals(before)) {
      throw new IllegalArgumentException("rules with problems replace no others");
    }
  }

  /** Whether other rules decide than before. */
  public boolean replaced() {
    return !rules.equals(before);
  }

  /** Whether what lies there now cannot be used, so that the rules from before stay in force. */
  public boolean refused() {
    return !problems.isEmpty();
  }

  /**
   * The files in which the rules in force differ from those before, by their places among the
   * packs, sorted: {@code codex/finding/hook-prompts.drl}.
   */
  public List<String> files() {
    Map<String, String> now = texts(rules);
    Map<String, String> then = texts(before);
    TreeSet<String> files = new TreeSet<>(now.keySet());
    files.addAll(then.keySet());
    files.removeIf(file -> Objects.equals(now.get(file), then.get(file)));
    return List.copyOf(files);
  }

  /** The names of the rules that were not there before. */
  public List<String> added() {
    return names(rules).filter(name -> before.catalogue().rule(name).isEmpty()).toList();
  }

  /** The names of the rules that are no longer there. */
  public List<String> removed() {
    return names(before).filter(name -> rules.catalogue().rule(name).isEmpty()).toList();
  }

  private static Stream<String> names(RuleSet rules) {
    return rules.catalogue().rules().stream().map(RuleInfo::name);
  }

  private static Map<String, String> texts(RuleSet rules) {
    Map<String, String> texts = new HashMap<>();
    for (RulePack pack : rules.packs()) {
      for (RuleDocument document : pack.documents()) {
        texts.put(pack.name() + "/" + document.path(), document.text());
      }
    }
    return texts;
  }
}

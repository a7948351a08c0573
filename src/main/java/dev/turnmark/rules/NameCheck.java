package dev.turnmark.rules;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Holds the names of rules apart, across files and packs: an audit names a rule by its name. */
final class NameCheck {

  private final Map<String, String> places = new HashMap<>();
  private final List<RuleProblem> problems;

  NameCheck(List<RuleProblem> problems) {
    this.problems = problems;
  }

  void add(DrlFile file, RuleInfo rule) {
    String place = file.document().shownAs() + ":" + rule.line();
    @Nullable String first = places.putIfAbsent(rule.name(), place);
    if (first != null) {
      String sentence = "rule \"%s\" has the name of the rule at %s; give one of them another";
      problems.add(file.problem(rule.line(), sentence.formatted(rule.name(), first)));
    }
  }
}

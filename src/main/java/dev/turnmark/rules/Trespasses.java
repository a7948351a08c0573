package dev.turnmark.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** Finds out which rules compile to what refers outside of the fence. */
final class Trespasses {

  private final Inspection inspection;
  private final RuleCompiler compiler;

  private Trespasses(Inspection inspection, RuleCompiler compiler) {
    this.inspection = inspection;
    this.compiler = compiler;
  }

  /**
   * A problem for each thing outside that a rule refers to.
   *
   * @param outside what all rules together refer to, which is not empty
   */
  static List<RuleProblem> of(Inspection inspection, RuleCompiler compiler, List<String> outside) {
    Trespasses trespasses = new Trespasses(inspection, compiler);
    List<RuleProblem> problems = new ArrayList<>();
    for (CheckedFile file : inspection.files()) {
      if (!trespasses.offences(file, file.file().text()).isEmpty()) {
        file.rules().forEach(rule -> problems.addAll(trespasses.of(file, rule)));
      }
    }
    return problems.isEmpty()
        ? List.of(inspection.files().get(0).file().problem(1, Fence.refusal(outside.get(0))))
        : problems;
  }

  private List<RuleProblem> of(CheckedFile file, RuleCheck rule) {
    SourceText alone = file.file().text();
    for (RuleCheck other : file.rules()) {
      if (other != rule) {
        alone = alone.without(other.text().from(), other.text().to());
      }
    }
    return offences(file, alone).stream().map(name -> problem(rule.text(), name)).toList();
  }

  private static RuleProblem problem(RuleText rule, String name) {
    String word = name.substring(name.lastIndexOf('.') + 1);
    return rule.problem(new Explanation(word, Fence.refusal(name)));
  }

  private List<String> offences(CheckedFile file, SourceText text) {
    TreeMap<String, String> texts = new TreeMap<>();
    texts.put(file.file().source(), text.text());
    CompiledRules rules = compiler.compile(texts).rules();
    return rules == null ? List.of() : CompiledFence.offences(inspection.fence(), rules);
  }
}

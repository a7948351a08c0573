package dev.turnmark.cli;

import dev.turnmark.cli.RulesOption.ChosenRules;
import dev.turnmark.rules.RuleCatalogue;
import dev.turnmark.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Which of the rules are switched off, by name and without an edit. */
final class RuleSwitches {

  @Spec(Spec.Target.MIXEE)
  private @Nullable CommandSpec spec;

  @Option(
      names = "--without",
      paramLabel = "RULE",
      description = "Switch off the rule of this name; may be given more than once.")
  private List<String> without = new ArrayList<>();

  @Option(
      names = "--only",
      paramLabel = "RULE",
      description =
          "Switch off all rules but the one of this name; given more than once, but all of these.")
  private List<String> only = new ArrayList<>();

  /** The rules that are left on. */
  ChosenRules of(ChosenRules rules) {
    RuleCatalogue catalogue = rules.set().catalogue();
    only.forEach(name -> check(name, catalogue));
    without.forEach(name -> check(name, catalogue));
    RuleSet left = rules.set();
    StringBuilder words = new StringBuilder();
    if (!only.isEmpty()) {
      List<String> kept = only.stream().filter(name -> !without.contains(name)).toList();
      left = left.only(kept.toArray(String[]::new));
      words.append(", only ").append(names(kept));
    } else if (!without.isEmpty()) {
      left = left.without(without.toArray(String[]::new));
      words.append(" without ").append(names(without));
    }
    return new ChosenRules(left, rules.origin() + words);
  }

  private static String names(List<String> names) {
    return names.size() == 1
        ? "\"" + PlainText.oneLine(names.get(0)) + "\""
        : "%d rules".formatted(names.size());
  }

  private void check(String name, RuleCatalogue catalogue) {
    if (catalogue.rule(name).isPresent()) {
      return;
    }
    if (spec == null) {
      throw new IllegalStateException("picocli has not told which command this is");
    }
    String meant =
        catalogue.nearest(name).map(near -> "; did you mean \"" + near.name() + "\"?").orElse("");
    String sentence = "no rule is called \"%s\"%s".formatted(PlainText.oneLine(name), meant);
    throw new ParameterException(spec.commandLine(), sentence);
  }
}

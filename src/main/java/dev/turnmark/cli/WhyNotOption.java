package dev.turnmark.cli;

import dev.turnmark.rules.RuleCatalogue;
import dev.turnmark.rules.RuleInfo;
import java.util.Optional;
import java.util.Stack;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** Of which rules to tell why they did not fire. */
final class WhyNotOption {

  /** In place of a name: the rules that came near. */
  private static final String NEAREST = "";

  @Option(
      names = "--why-not",
      paramLabel = "RULE",
      arity = "0..1",
      parameterConsumer = RuleName.class,
      description =
          "Also tell why this rule did not fire: the first condition that failed, and what was there"
              + " in its place. Without a name of the rules that came nearest to it.")
  private @Nullable String rule;

  @Option(names = "--all", description = "With --why-not: of every rule that did not fire.")
  private boolean all;

  /** Whether it was asked for. */
  boolean given() {
    return rule != null;
  }

  /** Whether of every rule. */
  boolean all() {
    return all;
  }

  /** The one rule asked for; nothing for those that came near. */
  Optional<RuleInfo> named(RuleCatalogue catalogue) {
    return name().flatMap(catalogue::rule);
  }

  /** What is wrong with the name, if anything is. */
  Optional<String> trouble(RuleCatalogue catalogue) {
    return name()
        .filter(name -> catalogue.rule(name).isEmpty())
        .map(name -> unknown(name, catalogue));
  }

  /** That no rule has a name, and which may have been meant. */
  static String unknown(String name, RuleCatalogue catalogue) {
    return "no rule is called \"%s\"%s"
        .formatted(
            PlainText.oneLine(name),
            catalogue
                .nearest(name)
                .map(near -> "; did you mean \"" + near.name() + "\"?")
                .orElse(""));
  }

  private Optional<String> name() {
    return Optional.ofNullable(rule).filter(name -> !name.equals(NEAREST));
  }

  /** Takes the next word for a rule's name, unless it is an option or the line to explain. */
  static final class RuleName implements IParameterConsumer {

    @Override
    public void consumeParameters(Stack<String> words, ArgSpec option, CommandSpec command) {
      boolean named =
          !words.isEmpty()
              && !words.peek().startsWith("-")
              && !words.peek().matches("(?s).+:[0-9]+");
      option.setValue(named ? words.pop() : NEAREST);
    }
  }
}

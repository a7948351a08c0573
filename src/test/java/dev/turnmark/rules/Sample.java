package dev.turnmark.rules;

import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Rule texts for tests, as if they lay in {@code rules/codex}. */
final class Sample {

  static final String HEADER =
      """
      package finding

      import dev.turnmark.rules.facts.Context;
      import dev.turnmark.rules.facts.Hidden;
      import dev.turnmark.rules.facts.Item;
      import dev.turnmark.rules.facts.Item.Message;
      import dev.turnmark.rules.facts.Item.Phase;
      import dev.turnmark.rules.facts.Part;
      import dev.turnmark.rules.facts.Shown;
      import static dev.turnmark.rules.facts.Texts.blank;

      """;

  private final List<RuleDocument> documents = new ArrayList<>();

  static Sample of(String path, String text) {
    return new Sample().and(path, text);
  }

  Sample and(String path, String text) {
    documents.add(new RuleDocument(path, text, "rules/codex/" + path));
    return this;
  }

  RulePack pack(String name) {
    return new RulePack(name, documents);
  }

  RuleSource source() {
    return new RuleSource(List.of(pack("codex")));
  }

  RuleSet load() {
    return RuleSet.load(source());
  }

  /** What loading complains of, a line for each problem. */
  List<String> problems() {
    BadRulesException thrown = catchThrowableOfType(BadRulesException.class, this::load);
    return thrown.problems().stream().map(RuleProblem::toString).toList();
  }

  /** A rule whose {@code rule} stands on the first of its lines, its patterns from the fifth on. */
  static String rule(String name, String conditions, String consequence) {
    return Stream.of(
            "rule \"" + name + "\"",
            "    @because(\"it does\")",
            "    @upstream(\"a.rs :: f\")",
            "when",
            conditions,
            "then",
            consequence,
            "end",
            "")
        .collect(Collectors.joining("\n"));
  }

  /** What is said of one rule, of which the file holds nothing else: {@code LINE: sentence}. */
  static List<String> complaints(String conditions, String consequence) {
    String file = HEADER + rule("a", conditions, consequence);
    return of("finding/x.drl", file).problems().stream()
        .map(p -> p.substring("rules/codex/finding/x.drl:".length()))
        .toList();
  }
}

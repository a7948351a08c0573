package dev.turnmark.rules;

import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

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
      import dev.turnmark.rules.facts.Item.Reasoning;
      import dev.turnmark.rules.facts.Part;
      import dev.turnmark.rules.facts.Shown;
      import dev.turnmark.rules.facts.Typed;
      import static dev.turnmark.rules.facts.Texts.blank;

      """;

  private static final String RULE =
      """
      rule "%s"
          @because("it does")
          @upstream("a.rs :: f")
      when
      %s
      then
      %s
      end
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
    return load(source());
  }

  /** The facts of these tests are those of a host. */
  private static RuleSet load(RuleSource source) {
    return RuleSet.load(source, Sample.class.getClassLoader());
  }

  /** What loading complains of, a line for each problem. */
  List<String> problems() {
    return problems(source());
  }

  static List<String> problems(RuleSource source) {
    return problems(() -> load(source));
  }

  /** What some way of loading complains of. */
  static List<String> problems(ThrowingCallable load) {
    return catchThrowableOfType(BadRulesException.class, load).problems().stream()
        .map(RuleProblem::toString)
        .toList();
  }

  /** A rule of at least eight lines, whose conditions begin on the fifth. */
  static String rule(String name, String conditions, String consequence) {
    return RULE.formatted(name, conditions, consequence);
  }

  /** What is said of rules that are one file with the header above: {@code LINE: sentence}. */
  static List<String> complaints(String... rules) {
    return of("finding/x.drl", HEADER + String.join("", rules)).problems().stream()
        .map(p -> p.replaceFirst("^rules/codex/finding/x\\.drl:", ""))
        .toList();
  }
}

package dev.turnmark.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.tuple;

import dev.turnmark.audit.Explanation;
import dev.turnmark.audit.Firing;
import dev.turnmark.fact.Comparison;
import dev.turnmark.fact.Session;
import dev.turnmark.fact.Setting;
import dev.turnmark.model.TurnItem;
import dev.turnmark.model.UserInput;
import dev.turnmark.rules.RuleSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExplainerTest {

  private final Path pack;

  ExplainerTest(@TempDir Path home) throws IOException {
    this.pack = Files.createDirectory(home.resolve("reasons"));
  }

  private Explanation explain(String rules, Comparison comparison) throws IOException {
    Files.writeString(
        pack.resolve("a.drl"),
        """
        package explained
        import dev.turnmark.fact.Difference;
        import dev.turnmark.fact.Explained;
        """
            + rules);
    try (Explainer explainer = Explainer.of(RuleSet.load(pack))) {
      return explainer.explain(comparison, Session.UNKNOWN);
    }
  }

  private static String rule(String name, String condition, String as) {
    return """
        rule "%s"
            @because("so it is")
            @upstream("ours")
        when
            $d : Difference( %s )
        then
            insert(new Explained($d, %s));
        end
        """
        .formatted(name, condition, as);
  }

  private static Comparison comparison(String shown, String recorded, @Nullable String client) {
    return new Comparison(
        null,
        new TurnItem.UserMessage("s", null, List.of(new UserInput.Text(shown)), Map.of()),
        new TurnItem.UserMessage("r", client, List.of(new UserInput.Text(recorded)), Map.of()),
        Setting.of(Setting.ITEMS));
  }

  @Test
  void eachDifferenceNeedsAReasonOfItsOwn() throws IOException {
    Explanation explanation =
        explain(
            rule("a client has a name", "aspect == \"client_id\"", "\"client\""),
            comparison("Hello.", "Help.", "c"));

    assertThat(explanation.agrees()).isFalse();
    assertThat(explanation.open()).isTrue();
    assertThat(explanation.kinds()).containsExactly("client");
    assertThat(explanation.sentences())
        .containsExactly("no rule explains the difference in part, from character 3 on");
    assertThat(explanation.firings())
        .extracting(Firing::rule, Firing::source)
        .containsExactly(tuple("a client has a name", "reasons/a.drl:4"));
  }

  @Test
  void rulesThatSayTheSameDoNotContradictEachOther() throws IOException {
    Explanation explanation =
        explain(
            rule("one", "aspect == \"part\"", "\"words\"")
                + rule("two", "shownText == \"a\"", "\"words\""),
            comparison("a", "b", null));

    assertThat(explanation.open()).isFalse();
    assertThat(explanation.kinds()).containsExactly("words");
    assertThat(explanation.firings()).hasSize(2);
  }

  @Test
  void aRuleThatFailsLeavesTheDifferenceUnexplained() throws IOException {
    Explanation explanation =
        explain(rule("a kind of many words", "true", "\"no kind\""), comparison("a", "b", null));

    assertThat(explanation.sentences())
        .containsExactly(
            "\"a kind of many words\" (reasons/a.drl:4) failed: IllegalArgumentException:"
                + " a kind is one word in small letters, but was no kind");
  }

  @Test
  void thereIsNothingToExplainWhereBothAgree() throws IOException {
    Explanation explanation =
        explain(rule("whatever", "true", "\"whatever\""), comparison("a", "a", null));

    assertThat(explanation.agrees()).isTrue();
    assertThat(explanation.open()).isFalse();
  }

  @Test
  void aClosedExplainerExplainsNoMore() throws IOException {
    Files.writeString(
        pack.resolve("a.drl"),
        "package explained\nimport dev.turnmark.fact.Difference;\n"
            + "import dev.turnmark.fact.Explained;\n"
            + rule("whatever", "true", "\"whatever\""));
    Explainer explainer = Explainer.of(RuleSet.load(pack));
    explainer.close();
    assertThatIllegalStateException()
        .isThrownBy(() -> explainer.explain(comparison("a", "b", null), Session.UNKNOWN))
        .withMessage("this is closed; make another from its rules");
  }
}

package dev.turnmark.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What rules could lose, and what is left of them then. */
class LossesTest {

  private static final RuleSet SHIPPED = RuleSet.load(Path.of("rules", "codex"));

  /** The conditions of a rule, each behind how many lines below the rule it stands. */
  private static List<String> conditions(String rule) {
    return SHIPPED.losses().stream()
        .filter(loss -> loss.rule().name().equals(rule))
        .map(loss -> "+" + (loss.line() - loss.rule().line()) + " " + loss.condition())
        .toList();
  }

  @Test
  void aRuleCouldLoseItselfAndEachThingItsPatternAsks() {
    assertThat(conditions("a text wrapped in <skill> is context"))
        .containsExactly(
            "+0 ",
            "+4 role == \"user\"",
            "+4 type == \"input_text\"",
            "+4 wrappedIn(\"<skill>\", \"</skill>\")");
  }

  @Test
  void whatBindsAVariableThatTheRestUsesIsNotLostAlone() {
    assertThat(conditions("a message is judged part by part")).containsExactly("+0 ");
    assertThat(conditions("an image in a user message is kept"))
        .containsExactly(
            "+0 ",
            "+4 role == \"user\"",
            "+4 content#InputImage",
            "+5 not ( Injected( part == $p ) and not Typed( part == $p ) )",
            "+5 Injected( part == $p )",
            "+5 part == $p",
            "+5 not Typed( part == $p )",
            "+5 part == $p");
  }

  @Test
  void groupsAreLostAsAWholeAndMemberByMember() {
    assertThat(
            conditions(
                "a user message of hook prompts and context alone is shown as the hook prompts"))
        .containsExactly(
            "+0 ",
            "+4 role == \"user\"",
            "+5 exists ( HookPrompt( of($m), $h : part ) and not Typed( part == $h ) )",
            "+5 of($m)",
            "+5 not Typed( part == $h )",
            "+5 part == $h",
            "+6 not ( $p : Part( of($m) ) and not ( Injected( part == $p ) and not Typed( part == $p ) ) )",
            "+6 of($m)",
            "+6 not ( Injected( part == $p ) and not Typed( part == $p ) )",
            "+6 Injected( part == $p )",
            "+6 part == $p",
            "+6 not Typed( part == $p )",
            "+6 part == $p");
  }

  @Test
  void aConditionOnSeveralLinesIsToldOnOne() {
    assertThat(conditions("an event of the moment is not written"))
        .hasSize(3)
        .last()
        .asString()
        .contains(
            "\"agent_reasoning\", \"agent_reasoning_raw_content\", \"entered_review_mode\", \"exited");
  }

  @Test
  void everyLossHasARevisionOfItsOwn() {
    assertThat(SHIPPED.losses().stream().map(loss -> SHIPPED.without(loss).revision()))
        .doesNotContain(SHIPPED.revision())
        .doesNotHaveDuplicates();
  }

  @Test
  void rulesThatWereSwitchedOffHaveNothingToLose() {
    RuleSet one = SHIPPED.only("a call of a tool stays hidden");

    assertThat(one.losses().stream().map(Loss::condition))
        .containsExactly(
            "",
            "type in (\"local_shell_call\", \"function_call\", \"custom_tool_call\", \"tool_search_call\")");
    Loss foreign = SHIPPED.losses().get(0);
    assertThatThrownBy(() -> one.without(foreign))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no rule is called \"" + foreign.rule().name() + "\"");
  }

  @Test
  void rulesStayOffWhenOthersAreSwitchedOffToo() {
    String call = "a call of a tool stays hidden";
    String output = "what a tool gave back stays hidden";

    RuleSet rest = SHIPPED.without(call).without(output);

    assertThat(rest.revision()).isEqualTo(SHIPPED.without(call, output).revision());
    assertThat(rest.kieBase().getRule("projection", call)).isNull();
    assertThat(rest.kieBase().getRule("projection", output)).isNull();
    assertThat(rest.catalogue().rules()).hasSize(SHIPPED.catalogue().rules().size() - 2);
  }
}

package dev.turnmark.reports;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Words of a person that look like context, or nearly. */
class PastedMarkersTest {

  // https://github.com/miuuyy/codex-chatgpt-web/pull/534
  @Test
  void aPastedSkillIsHiddenLikeAnInjectedOneAsInCodex() throws IOException {
    assertThat(ReportedRollout.named("08-skill-injected-and-pasted").told())
        .isEqualTo(
            """
            1  session_meta
            2  hidden
               by "a user message with context in it stays hidden"
               part 0 context, by "a text wrapped in <skill> is context"
            3  hidden
               by "a user message with context in it stays hidden"
               part 0 context, by "a text wrapped in <skill> is context"
            """);
  }

  // https://github.com/jhlee0409/claude-code-history-viewer/pull/322
  // https://github.com/jhlee0409/claude-code-history-viewer/issues/307
  @Test
  void aMarkerThatOpensAndNeverClosesIsAQuestion() throws IOException {
    assertThat(ReportedRollout.named("10-environment-prefix-only").told())
        .isEqualTo(
            """
            1  session_meta
            2  hidden
               by "a user message with context in it stays hidden"
               part 0 context, by "a text wrapped in <environment_context> is context"
            3  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"<environment_context> what does this tag do?","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            """);
  }

  // https://github.com/sesori-ai/sesori_apps_monorepo/pull/710
  @Test
  void aPastedEnvironmentIsHiddenAsInCodexAndTheRuleIsNamed() throws IOException {
    assertThat(ReportedRollout.named("11-environment-pasted-whole").told())
        .isEqualTo(
            """
            1  session_meta
            2  hidden
               by "a user message with context in it stays hidden"
               part 0 context, by "a text wrapped in <environment_context> is context"
            3  hidden
               by "a user message with context in it stays hidden"
               part 0 context, by "a text wrapped in <environment_context> is context"
            """);
  }

  // https://github.com/langwatch/langwatch/pull/7417
  // https://github.com/receptron/mulmoterminal/pull/2009
  @Test
  void aPromptInTagsIsAPrompt() throws IOException {
    assertThat(ReportedRollout.named("12-prompts-in-tags").told())
        .isEqualTo(
            """
            1  session_meta
            2  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"<task>Review this diff</task>","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            3  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"<div class=\\"footer\\"> is too wide","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            """);
  }

  // https://github.com/farion1231/cc-switch/pull/2551
  @Test
  void aPromptWrappedByAnEditorIsShownWhole() throws IOException {
    assertThat(ReportedRollout.named("14-ide-wrapper").told())
        .isEqualTo(
            """
            1  session_meta
            2  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"# Context from my IDE setup:\\n\\n## Active file: a.ts\\n\\n## My request for Codex:\\nFix the footer","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            """);
  }

  // https://github.com/openai/codex/issues/3829
  @Test
  void aReviewWhoseTagsDoNotMatchIsShown() throws IOException {
    assertThat(ReportedRollout.named("17-review-with-tags-that-do-not-match").told())
        .isEqualTo(
            """
            1  session_meta
            2  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"<user_action>\\n  <context>The review found nothing.</context>\\n  <action>review</action>\\n</user_tool>","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            3  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"thanks","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            """);
  }
}

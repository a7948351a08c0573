package dev.turnmark.reports;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** What packs that are asked for besides say of files that Codex judges by their words alone. */
class OptionalPacksTest {

  private static final String PROVENANCE = "provenance";

  // https://github.com/miuuyy/codex-chatgpt-web/pull/534
  @Test
  void aPastedSkillIsAPromptWhereItIsNotedAsTyped() throws IOException {
    assertThat(ReportedRollout.named("08-skill-injected-and-pasted").with(PROVENANCE).told())
        .isEqualTo(
            """
            1  session_meta
            2  hidden
               by "a user message with context in it stays hidden"
               part 0 context, by "a part that Codex noted as coming from a feature of its own is context"
            3  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"<skill>\\n<name>demo</name>\\nPlan first.\\n</skill>","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
               part 0 kept, by "a part that looks injected was typed if Codex noted so"
            """);
  }

  // https://github.com/openai/codex/issues/18770
  @Test
  void whereNothingIsNotedASkillIsJudgedByItsWords() throws IOException {
    assertThat(ReportedRollout.named("09-skill-after-its-call").with(PROVENANCE).told())
        .isEqualTo(
            """
            1  session_meta
            2  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"$demo do it","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            3  hidden
               by "a user message with context in it stays hidden"
               part 0 context, by "a text wrapped in <skill> is context"
            """);
  }

  // https://github.com/openai/codex/issues/18770
  @Test
  void aSkillBehindThePromptThatCallsForItIsHiddenByItsNoteAndAPasteIsNot() throws IOException {
    assertThat(ReportedRollout.named("09-skills-with-notes").with(PROVENANCE).told())
        .isEqualTo(
            """
            1  session_meta
            2  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"$demo do it","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            3  hidden
               by "a user message with context in it stays hidden"
               part 0 context, by "a part that Codex noted as coming from a feature of its own is context"
            4  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"<skill>\\n<name>demo</name>\\nPlan first.\\n</skill>","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
               part 0 kept, by "a part that looks injected was typed if Codex noted so"
            """);
  }

  // https://github.com/sesori-ai/sesori_apps_monorepo/pull/710
  @Test
  void aPastedEnvironmentIsAPromptWhereItIsNotedAsTyped() throws IOException {
    assertThat(ReportedRollout.named("11-environment-pasted-whole").with(PROVENANCE).told())
        .isEqualTo(
            """
            1  session_meta
            2  hidden
               by "a user message with context in it stays hidden"
               part 0 context, by "a text wrapped in <environment_context> is context"
            3  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"<environment_context>\\n  <cwd>/tmp</cwd>\\n</environment_context>","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
               part 0 kept, by "a part that looks injected was typed if Codex noted so"
            """);
  }

  // https://github.com/farion1231/cc-switch/pull/2551
  @Test
  void theRequestIsFoundInsideWhatAnEditorTells() throws IOException {
    assertThat(ReportedRollout.named("14-ide-wrapper").with("ide-wrappers").told())
        .isEqualTo(
            """
            1  session_meta
            2  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"# Context from my IDE setup:\\n\\n## Active file: a.ts\\n\\n## My request for Codex:\\nFix the footer","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
               request: [{"type":"text","text":"Fix the footer","text_elements":[]}]
            """);
  }

  // https://github.com/farion1231/cc-switch/pull/2551
  @Test
  void withoutARequestAllOfItIsKept() throws IOException {
    assertThat(ReportedRollout.named("14-ide-without-request").with("ide-wrappers").told())
        .isEqualTo(
            """
            1  session_meta
            2  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"# Context from my IDE setup:\\n\\n## Active file: a.ts\\n\\nFix the footer","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            """);
  }
}

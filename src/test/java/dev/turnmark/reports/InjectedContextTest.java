package dev.turnmark.reports;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** What the harness injects is no prompt and no title. */
class InjectedContextTest {

  // https://github.com/xintaofei/codeg/issues/789
  // https://github.com/xintaofei/codeg/pull/790
  @Test
  void anAgentsMdHeaderWithoutADirectoryIsNoTitle() throws IOException {
    assertThat(ReportedRollout.named("01-agents-header-without-directory").told())
        .isEqualTo(
            """
            1  session_meta
            2  hidden
               by "a user message with context in it stays hidden"
               part 0 context, by "a text wrapped in # AGENTS.md instructions is context"
               part 1 context, by "a text wrapped in <environment_context> is context"
            3  hidden
               by "a user message with context in it stays hidden"
               part 0 context, by "a text wrapped in # AGENTS.md instructions is context"
            4  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"check this project","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            """);
  }

  // https://github.com/microsoft/intelligent-terminal/issues/339
  @Test
  void anAgentsMdHeaderWithAWindowsPathIsNoTitle() throws IOException {
    assertThat(ReportedRollout.named("02-agents-header-with-windows-path").told())
        .isEqualTo(
            """
            1  session_meta
            2  turn_context
            3  hidden
               by "a user message with context in it stays hidden"
               part 0 context, by "a text wrapped in # AGENTS.md instructions is context"
            4  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"sort the imports","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            """);
    assertThat(ReportedRollout.printed("sessions", "02-agents-header-with-windows-path.jsonl"))
        .isEqualTo(
            """
            started (UTC)     session                               version  producer    history  lineage
            2026-12-01 10:00  00000000-0000-4000-8000-000000000001  0.150.0  codex_exec  -        own
              02-agents-header-with-windows-path.jsonl:4  sort the imports  by "a user message with nothing injected in it is shown"
            1 file, 1 session
            """);
  }

  // https://github.com/kenn-io/agentsview/pull/1061
  @Test
  void pluginsBeforeTheKnownMarkersAreContextToo() throws IOException {
    assertThat(ReportedRollout.named("04-plugins-before-the-known-markers").told())
        .isEqualTo(
            """
            1  session_meta
            2  hidden
               by "a user message with context in it stays hidden"
               part 0 context, by "a text wrapped in <recommended_plugins> is context"
               part 1 context, by "a text wrapped in # AGENTS.md instructions is context"
               part 2 context, by "a text wrapped in <environment_context> is context"
            3  hidden
               by "a user message with context in it stays hidden"
               part 0 kept, by "the words of a user message are kept"
               part 1 context, by "a text wrapped in <recommended_plugins> is context"
            4  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"what does <recommended_plugins> mean?","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            """);
  }

  // https://github.com/kenn-io/agentsview/pull/886
  // https://github.com/kenn-io/agentsview/issues/868
  @Test
  void remindersOfTheGoalAreNoTurns() throws IOException {
    assertThat(ReportedRollout.named("05-goal-continuations").told())
        .isEqualTo(
            """
            1  session_meta
            2  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"reach the goal","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            3  hidden
               by "a user message with context in it stays hidden"
               part 0 context, by "a text wrapped in <codex_internal_context> with a source is context"
            4  hidden
               by "a user message with context in it stays hidden"
               part 0 context, by "a text wrapped in <goal_context> is context"
            5  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"why does it say: Continue working toward the active thread goal.?","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            """);
  }

  // https://github.com/PostHog/posthog/pull/82226
  @Test
  void whatAClientTellsTheModelBesideAPromptIsNotShown() throws IOException {
    assertThat(ReportedRollout.named("18-resume-instructions-of-a-client").told())
        .isEqualTo(
            """
            1  session_meta
            2  hidden
               by "a user message with context in it stays hidden"
               part 0 context, by "a text wrapped in an <external_…> tag is context"
            3  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"and now the tests","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            4  hidden
               by "a user message with context in it stays hidden"
               part 0 context, by "a text wrapped in an <external_…> tag is context"
               part 1 kept, by "the words of a user message are kept"
            """);
  }

  // https://github.com/openai/codex/issues/18770
  @Test
  void aSkillIsHiddenRightBehindThePromptThatCallsForIt() throws IOException {
    assertThat(ReportedRollout.named("09-skill-after-its-call").told())
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
}

package dev.turnmark.reports;

import static dev.turnmark.reports.ReportedRollout.printed;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Lines that another version, another program or another provider wrote. */
class OtherFormatsTest {

  // https://github.com/TheGaySupreme123/yoetz/issues/418
  @Test
  void theOutputOfCodexExecIsNamedForWhatItIs() throws IOException {
    assertThat(printed("classify", "29-printed-by-codex-exec.jsonl"))
        .isEqualTo(
            """
            line  item           shown  marks  rule
            -     other grammar  no rollout but the events that `codex exec --json` prints; 4 lines were left aside
            1 file, 0 items: 1 file that is no rollout
            """);
  }

  // https://github.com/NazzarenoGiannelli/tuiboard/issues/20
  // https://github.com/TheGaySupreme123/yoetz/issues/418
  @Test
  void newKindsOfLinesAreCountedAndCostNothing() throws IOException {
    assertThat(ReportedRollout.named("30-new-kinds-of-lines").told())
        .isEqualTo(
            """
            1  session_meta
            2  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"go","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            3  world_state
            4  inter_agent_communication
               turn_boundary, fork_turn
            5  security_risk_score
               Codex skips it
            6  realtime_item
               Codex skips it
            7  token_usage_record
               Codex skips it
            8  retained_context
               Codex skips it
            9  {"type":"AgentMessage","id":"<new>","content":[{"type":"Text","text":"ok"}]}
               by "an assistant message is shown"
            """);
    assertThat(printed("classify", "30-new-kinds-of-lines.jsonl"))
        .endsWith("\n1 file, 2 items: 1 AgentMessage, 1 UserMessage, 4 lines of an unknown kind\n");
  }

  // https://github.com/meawoppl/agent-portal/issues/695
  @Test
  void anItemThatLacksAFieldCostsItsLineAlone() throws IOException {
    assertThat(ReportedRollout.named("32-item-without-a-required-field").told())
        .isEqualTo(
            """
            1  session_meta
            2  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"go","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            3  unreadable: expected a string but was nothing at $.payload.call_id
            4  unreadable: expected a string but was nothing at $.payload.role
            5  {"type":"AgentMessage","id":"<new>","content":[{"type":"Text","text":"ok"}]}
               by "an assistant message is shown"
            """);
  }

  // https://github.com/openai/codex/issues/36551
  @Test
  void rawThoughtsOfOtherProvidersAreRead() throws IOException {
    assertThat(ReportedRollout.named("34-reasoning-of-other-providers").told())
        .isEqualTo(
            """
            1  session_meta
            2  {"type":"Reasoning","id":"rs_1","summary_text":[],"raw_content":["x"]}
               by "reasoning is shown"
            3  {"type":"Reasoning","id":"","summary_text":["short"],"raw_content":["y"]}
               by "reasoning is shown"
            """);
  }

  // https://github.com/alp82/aistack/issues/73
  @Test
  void aRolloutThatAnotherHarnessWroteIsReadAndCalledForeign() throws IOException {
    assertThat(ReportedRollout.named("36-written-by-another-harness").told())
        .isEqualTo(
            """
            1  session_meta
            2  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"hello","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            3  {"type":"AgentMessage","id":"<new>","content":[{"type":"Text","text":"hi"}]}
               by "an assistant message is shown"
            """);
    assertThat(printed("sessions", "36-written-by-another-harness.jsonl"))
        .isEqualTo(
            """
            started (UTC)     session                               version  producer                  history  lineage
            2026-12-01 10:00  00000000-0000-4000-8000-000000000001  0.0.0    foreign: another_harness  -        own
              36-written-by-another-harness.jsonl:2  hello  by "a user message with nothing injected in it is shown"
            1 file, 1 session
            """);
  }
}

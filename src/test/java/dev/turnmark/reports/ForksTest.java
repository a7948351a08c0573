package dev.turnmark.reports;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.model.RolloutItem.SessionMeta;
import dev.turnmark.rollout.LineRange;
import dev.turnmark.rollout.Place;
import dev.turnmark.rollout.Turns;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Whose turns a file holds. */
class ForksTest {

  // https://github.com/kenn-io/agentsview/pull/657
  // https://github.com/kenn-io/agentsview/issues/643
  // https://github.com/ccusage/ccusage/issues/1370
  // https://github.com/chattymin/PokeTokenBar/issues/128
  // https://github.com/farion1231/cc-switch/pull/5435
  @Test
  void theTurnsThatAForkCopiedAreNotItsOwn() throws IOException {
    ReportedRollout fork = ReportedRollout.named("44-fork-that-copies");

    assertThat(sessionId(fork)).isEqualTo("00000000-0000-4000-8000-000000000002");
    assertThat(fork.lineage().inheritedLines()).containsExactly(new LineRange(2, 5));
    assertThat(own(fork)).containsExactly(new Place(7, 6, "c1", null, "own", false));
    assertThat(fork.turns().from(fork.lineage()).userMessages())
        .containsExactly(
            new Place(4, 3, "p1", null, "p", true), new Place(7, 6, "c1", null, "own", false));
  }

  // https://github.com/chattymin/PokeTokenBar/pull/137
  @Test
  void aSubAgentThatCopiedNothingKeepsItsFirstTurn() throws IOException {
    ReportedRollout agent = ReportedRollout.named("45-subagent-that-copies-nothing");

    assertThat(sessionId(agent)).isEqualTo("00000000-0000-4000-8000-000000000002");
    assertThat(agent.lineage().inheritedLines()).containsExactly(new LineRange(2, 2));
    assertThat(own(agent)).containsExactly(new Place(4, 3, "c1", null, "task", false));
  }

  // https://github.com/jsgrrchg/NeverWrite/issues/205
  // https://github.com/openai/codex/issues/32270
  // https://github.com/pandazki/pneuma-skills/issues/152
  @Test
  void aTaskForASubAgentIsATurnAndShowsNothing() throws IOException {
    assertThat(ReportedRollout.named("56-task-for-a-subagent").told())
        .isEqualTo(
            """
            1  session_meta
            2  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"judge the draft","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            3  hidden
               turn_boundary, by "a message between agents stays hidden"
            4  {"type":"AgentMessage","id":"<new>","content":[{"type":"Text","text":"judged"}]}
               by "an assistant message is shown"
            """);
    assertThat(ReportedRollout.named("56-task-for-a-subagent").counted())
        .isEqualTo(
            """
            user messages, fork turns: 2 "judge the draft"
            turn boundaries, live turn boundaries, rollback units: 2 "judge the draft", 3 "judge it"
            turn starts, live turn starts: none
            """);
  }

  private static @Nullable String sessionId(ReportedRollout rollout) {
    SessionMeta session = rollout.lineage().session();
    return session == null ? null : session.id();
  }

  private static List<Place> own(ReportedRollout rollout) {
    return Turns.own(rollout.turns().from(rollout.lineage()).userMessages());
  }
}

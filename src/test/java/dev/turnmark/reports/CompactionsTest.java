package dev.turnmark.reports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.turnmark.audit.Contextual;
import dev.turnmark.rollout.Judgement;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a compaction puts in the place of the conversation. */
class CompactionsTest {

  // https://github.com/YishenTu/claudian/pull/814
  // https://github.com/openai/codex/issues/21269
  @Test
  void aReplacementHistoryIsJudgedAndCountsNoTurns() throws IOException {
    assertThat(ReportedRollout.named("49-replacement-history").told())
        .isEqualTo(
            """
            1  session_meta
            2  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"real","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            3  {"type":"AgentMessage","id":"<new>","content":[{"type":"Text","text":"x"}]}
               by "an assistant message is shown"
            4  compacted
            5  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"next","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            """);
    assertThat(ReportedRollout.named("49-replacement-history").counted())
        .isEqualTo(
            """
            user messages, turn boundaries, live turn boundaries, fork turns, rollback units: 2 "real", 5 "next"
            turn starts, live turn starts: none
            """);
    assertThat(ReportedRollout.named("49-replacement-history").judged().get(3).replacement())
        .extracting(Judgement::contextual, Judgement::marks)
        .containsExactly(
            tuple(Contextual.ALL, List.of()),
            tuple(Contextual.NONE, List.of("user_message", "turn_boundary", "fork_turn")));
  }

  // https://github.com/anandgupta42/aireceipts/pull/101
  @Test
  void aCompactionThatIsRecordedTwiceHappenedOnce() throws IOException {
    assertThat(ReportedRollout.named("50-compaction-recorded-twice").compactions()).isEqualTo(2);
  }
}

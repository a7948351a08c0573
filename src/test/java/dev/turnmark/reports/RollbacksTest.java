package dev.turnmark.reports;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.rollout.Cut;
import dev.turnmark.rollout.CutOutcome;
import dev.turnmark.rollout.CutOutcome.Kept;
import dev.turnmark.rollout.LineRange;
import dev.turnmark.rollout.Replay;
import dev.turnmark.rollout.RolledBackBy;
import dev.turnmark.rollout.RolledBackBy.Stretch;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a rollback takes back. */
class RollbacksTest {

  // https://github.com/openai/codex/issues/23000
  // https://github.com/openai/codex/issues/23244
  @Test
  void aRollbackIsToldInTheUnitsOfAllWhoCount() throws IOException {
    assertThat(ReportedRollout.named("38-rollback-over-a-steered-turn").counted())
        .isEqualTo(
            """
            user messages, live turn boundaries, fork turns, rollback units: 3 "a" in t1
            turn boundaries: 3 "a" in t1, 4 "steer" in t1, 8 "b" in t2
            turn starts: 2 in t1, 7 in t2
            live turn starts: none
            line 11 takes back 2
              units, user messages, fork turns: 4 "steer" in t1, 8 "b" in t2
              turn starts: 2 in t1, 7 in t2
            """);
    assertThat(ReportedRollout.printed("turns", "38-rollback-over-a-steered-turn.jsonl"))
        .startsWith(
            """
            line  index  user  turn  fork  start  turn id  first words  remarks
            2     1                        x      t1                    rolled back by line 11
            3     2      0     0     0            t1       a
            4     3      x     x     x            t1       steer        rolled back by line 11
            7     6                        x      t2                    rolled back by line 11
            8     7      x     x     x            t2       b            rolled back by line 11

            rollback  of  units  user messages  fork turns  turn starts
            line 11   2   4, 8   4, 8           4, 8        2, 7

            """);
  }

  // https://github.com/agentclientprotocol/codex-acp/pull/356
  // https://github.com/agentclientprotocol/codex-acp/issues/355
  // https://github.com/sesori-ai/sesori_apps_monorepo/pull/1392
  @Test
  void aPromptThatWasRolledBackStaysAway() throws IOException {
    assertThat(ReportedRollout.named("39-rolled-back-prompt").counted())
        .isEqualTo(
            """
            user messages, live turn boundaries, fork turns, rollback units: 5 "new"
            turn boundaries: 2 "old", 5 "new"
            turn starts, live turn starts: none
            line 4 takes back 1
              units, user messages, fork turns: 2 "old"
              turn starts: none
            """);
    assertThat(ReportedRollout.named("39-rolled-back-prompt").rolledBackBy())
        .isEqualTo(new RolledBackBy(List.of(new Stretch(new LineRange(2, 3), 4))));
  }

  // https://github.com/agentclientprotocol/codex-acp/pull/356
  // https://github.com/agentclientprotocol/codex-acp/issues/355
  // https://github.com/sesori-ai/sesori_apps_monorepo/pull/1392
  @Test
  void rollbacksAddUpAndStopAtTheStart() throws IOException {
    assertThat(ReportedRollout.named("39-rollbacks-past-the-start").counted())
        .isEqualTo(
            """
            user messages, live turn boundaries, fork turns, rollback units, turn starts, live turn starts: none
            turn boundaries: 2 "1", 4 "2", 6 "3"
            line 8 takes back 1
              units, user messages, fork turns: 6 "3"
              turn starts: none
            line 9 takes back 1
              units, user messages, fork turns: 4 "2"
              turn starts: none
            line 10 takes back 99
              units, user messages, fork turns: 2 "1"
              turn starts: none
            """);
  }

  // https://github.com/openai/codex/pull/9567
  @Test
  void aRollbackReachesBehindACompaction() throws IOException {
    assertThat(ReportedRollout.named("40-rollback-after-a-compaction").counted())
        .isEqualTo(
            """
            user messages, live turn boundaries, fork turns, rollback units, turn starts, live turn starts: none
            turn boundaries: 2 "1", 5 "2"
            line 7 takes back 2
              units, user messages, fork turns: 2 "1", 5 "2"
              turn starts: none
            """);
    assertThat(rollback("40-rollback-after-a-compaction", 0))
        .isEqualTo(
            new Kept(
                Cut.rollback(0),
                List.of(new LineRange(1, 7)),
                1,
                Replay.END,
                List.of(),
                true,
                true));
  }

  // https://github.com/openai/codex/issues/5333
  // https://github.com/openai/codex/issues/37421
  // https://github.com/openai/codex/issues/31902
  // https://github.com/openai/codex/issues/18830
  @Test
  void aPlaceToGoBackToIsALineAndAnItem() throws IOException {
    assertThat(ReportedRollout.named("42-prompts-among-hidden-items").counted())
        .isEqualTo(
            """
            user messages, turn boundaries, live turn boundaries, fork turns, rollback units: 3 "first" as msg_2, 8 "second"
            turn starts, live turn starts: none
            """);
    Cut secondPrompt = Cut.beforeUserMessage(1);
    assertThat(secondPrompt.in(ReportedRollout.named("42-prompts-among-hidden-items").replay()))
        .isEqualTo(
            new Kept(
                secondPrompt,
                List.of(new LineRange(1, 7)),
                1,
                8,
                List.of(2, 3, 4, 5, 6, 7),
                false,
                true));
  }

  // https://github.com/openai/codex/pull/2575
  @Test
  void theAnswerGoesWithItsPromptAndCountsForNothing() throws IOException {
    assertThat(rollback("47-drop-the-last-turn", 1))
        .isEqualTo(
            new Kept(
                Cut.rollback(1), List.of(new LineRange(1, 3)), 1, 4, List.of(2, 3), false, true));
  }

  private static CutOutcome rollback(String name, long turns) throws IOException {
    return Cut.rollback(turns).in(ReportedRollout.named(name).replay());
  }
}

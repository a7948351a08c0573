package dev.turnmark.reports;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Events repeat what response items say; only the items count. */
class EventsTest {

  // https://github.com/langwatch/langwatch/pull/7417
  // https://github.com/zilliztech/memsearch/pull/743
  // https://github.com/zilliztech/memsearch/issues/742
  // https://github.com/rayward-external/clawjournal/pull/213
  // https://github.com/rayward-external/clawjournal/issues/211
  @Test
  void promptsAreFoundWithoutEventsThatRepeatThem() throws IOException {
    assertThat(ReportedRollout.named("22-no-message-events").told())
        .isEqualTo(
            """
            1  session_meta
            2  event.task_started
            3  hidden
               by "a user message with context in it stays hidden"
               part 0 context, by "a text wrapped in <environment_context> is context"
            4  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"real","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            5  {"type":"AgentMessage","id":"<new>","content":[{"type":"Text","text":"ok"}]}
               by "an assistant message is shown"
            6  event.task_complete
            """);
    assertThat(ReportedRollout.named("22-no-message-events").counted())
        .isEqualTo(
            """
            user messages, turn boundaries, live turn boundaries, fork turns, rollback units: 4 "real" in t1
            turn starts, live turn starts: 2 in t1
            """);
  }

  // https://github.com/pacphi/agentic-kit/issues/170
  // https://github.com/Nanako0129/TokenBar/pull/339
  // https://github.com/Nanako0129/TokenBar/issues/315
  @Test
  void aCompletedItemIsNoSecondPrompt() throws IOException {
    assertThat(ReportedRollout.named("23-item-completed").told())
        .isEqualTo(
            """
            1  session_meta
            2  event.task_started
            3  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"real","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            4  event.item_completed.user_message
            5  event.item_completed.user_message
               warning: expected "UserMessage" but was "userMessage" at $.payload.item.type
            6  event.task_complete
            """);
    assertThat(ReportedRollout.named("23-item-completed").counted())
        .isEqualTo(
            """
            user messages, turn boundaries, live turn boundaries, fork turns, rollback units: 3 "real" in t1
            turn starts, live turn starts: 2 in t1
            """);
    assertThat(ReportedRollout.printed("classify", "--all-lines", "23-item-completed.jsonl"))
        .isEqualTo(
            """
            line  item                        shown                        marks           turn  state  rule
            1     session_meta                session 00000000-0000-4000…                               what a session is, is writt…
            2     event_msg (task_started)    -                                                         an event that tells the cou…
            3     message (user)              UserMessage: real            user turn fork  1            a user message with nothing…
            4     event_msg (item_completed)  UserMessage: real                            1            a completed item is written
            5     event_msg (item_completed)  UserMessage: real                            1            a completed item is written
            5                                 expected "UserMessage" but was "userMessage" at $.payload.item.type
            6     event_msg (task_complete)   -                                            1            an event that tells the cou…
            1 file, 1 item: 1 UserMessage, 1 warning
            """);
    assertThat(ReportedRollout.verified("23-item-completed.jsonl"))
        .isEqualTo("1 agree (1 UserMessage), 0 explained, 0 unexplained\n");
  }

  // https://github.com/zilliztech/memsearch/pull/751
  // https://github.com/samzong/Recall/pull/40
  // https://github.com/rayward-external/clawjournal/pull/213
  @Test
  void wordsWrittenTwiceCountOnceAndWordsSaidTwiceCountTwice() throws IOException {
    assertThat(ReportedRollout.named("25-words-written-twice").told())
        .isEqualTo(
            """
            1  session_meta
            2  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"go","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            3  event.user_message
            4  {"type":"AgentMessage","id":"<new>","content":[{"type":"Text","text":"ok"}]}
               by "an assistant message is shown"
            5  event.agent_message
            6  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"go","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            7  event.user_message
            """);
  }

  // https://github.com/Alishahryar1/free-claude-code/pull/847
  // https://github.com/openai/codex/pull/680
  @Test
  void piecesOfAnAnswerAndItsCompletionAreNoSecondAnswer() throws IOException {
    assertThat(ReportedRollout.named("26-deltas-and-the-whole").told())
        .isEqualTo(
            """
            1  session_meta
            2  event.task_started
            3  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"go","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            4  event.item_completed.user_message
            5  event.agent_message_content_delta
            6  {"type":"AgentMessage","id":"m1","content":[{"type":"Text","text":"ok"}]}
               by "an assistant message is shown"
            7  event.item_completed.agent_message
            8  {"type":"AgentMessage","id":"m2","content":[{"type":"Text","text":"ok"}]}
               by "an assistant message is shown"
            9  event.item_completed.agent_message
            10  event.item_completed.agent_message
            11  event.task_complete
            """);
    assertThat(ReportedRollout.verified("26-deltas-and-the-whole.jsonl"))
        .isEqualTo("3 agree (2 AgentMessage, 1 UserMessage), 0 explained, 0 unexplained\n");
  }

  // https://github.com/warpdotdev/common-skills/issues/98
  // https://github.com/warpdotdev/common-skills/pull/103
  @Test
  void commentaryIsAnAnswerWithItsPhaseAndNoTurn() throws IOException {
    assertThat(ReportedRollout.named("28-commentary").told())
        .isEqualTo(
            """
            1  session_meta
            2  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"count the lines","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            3  {"type":"AgentMessage","id":"<new>","content":[{"type":"Text","text":"I am counting."}],"phase":"commentary"}
               by "an assistant message is shown"
            4  {"type":"AgentMessage","id":"<new>","content":[{"type":"Text","text":"There are 12."}],"phase":"final_answer"}
               by "an assistant message is shown"
            """);
    assertThat(ReportedRollout.named("28-commentary").counted())
        .isEqualTo(
            """
            user messages, turn boundaries, live turn boundaries, fork turns, rollback units: 2 "count the lines"
            turn starts, live turn starts: none
            """);
  }
}

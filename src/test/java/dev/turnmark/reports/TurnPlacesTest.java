package dev.turnmark.reports;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.rollout.LineContext;
import dev.turnmark.rollout.LineRange;
import dev.turnmark.rollout.OrdinalFault;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Where turns stand, end and break off, and what set them off. */
class TurnPlacesTest {

  // https://github.com/pingdotgg/t3code/issues/12679
  // https://github.com/getpaseo/paseo/pull/4120
  // https://github.com/makecindy/cindy/issues/4421
  // https://github.com/pingdotgg/t3code/pull/9169
  @Test
  void aTurnIsNamedWhereItIsKnownAndNotGuessedWhereItIsNot() throws IOException {
    assertThat(ReportedRollout.named("51-turns-with-and-without-ids").counted())
        .isEqualTo(
            """
            user messages, turn boundaries, live turn boundaries, fork turns, rollback units: 2 "before any turn", 4 "in a turn" in t1, 6 "in a turn that it names" in t0, 7 "after the turn"
            turn starts, live turn starts: 3 in t1
            """);
    assertThat(ReportedRollout.printed("turns", "51-turns-with-and-without-ids.jsonl"))
        .startsWith(
            """
            line  index  user  turn  fork  start  turn id  first words
            2     1      0     0     0            unknown  before any turn
            3     2                        0      t1
            4     3      1     1     1            t1       in a turn
            6     5      2     2     2            t0       in a turn that it names
            7     6      3     3     3            unknown  after the turn

            """);
  }

  // https://github.com/openai/codex/issues/42027
  // https://github.com/openai/codex/issues/40537
  // https://github.com/openai/codex/issues/45150
  @Test
  void linesWithOddOrdinalsAreDecidedAndTheFaultsTold() throws IOException {
    assertThat(ReportedRollout.named("52-ordinals-that-do-not-follow").told())
        .isEqualTo(
            """
            1  session_meta
            2  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"a","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            3  {"type":"AgentMessage","id":"<new>","content":[{"type":"Text","text":"x"}]}
               by "an assistant message is shown"
            4  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"b","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            5  {"type":"AgentMessage","id":"<new>","content":[{"type":"Text","text":"y"}]}
               by "an assistant message is shown"
            6  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"c","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            """);
    assertThat(ReportedRollout.named("52-ordinals-that-do-not-follow").ordinalFaults())
        .containsExactly(
            new OrdinalFault(new LineRange(4, 4), 2937L, 2936L),
            new OrdinalFault(new LineRange(6, 6), 2938L, null));
  }

  // https://github.com/ingo-eichhorst/Irrlicht/issues/453
  // https://github.com/Nwflower/dsh-chat-import/pull/52
  @Test
  void aTurnThatWasBrokenOffIsOverAndTheNoteOfItHidden() throws IOException {
    assertThat(ReportedRollout.named("53-aborted-turn").told())
        .isEqualTo(
            """
            1  session_meta
            2  event.task_started
            3  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"count","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            4  {"type":"AgentMessage","id":"<new>","content":[{"type":"Text","text":"I begin."}]}
               by "an assistant message is shown"
            5  hidden
               by "a call of a tool stays hidden"
            6  hidden
               by "a user message with context in it stays hidden"
               part 0 context, by "a text wrapped in <turn_aborted> is context"
            7  event.turn_aborted
            8  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"start again","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            """);
    assertThat(ReportedRollout.named("53-aborted-turn").contexts())
        .extracting(LineContext::turnId)
        .containsExactly(null, "t1", "t1", "t1", "t1", "t1", "t1", null);
  }

  // https://github.com/openai/codex/pull/14867
  @Test
  void aHookPromptIsNoPromptOfAPerson() throws IOException {
    assertThat(ReportedRollout.named("55-hook-prompts").told())
        .isEqualTo(
            """
            1  session_meta
            2  {"type":"HookPrompt","id":"msg_1","fragments":[{"text":"Run the tests & retry","hookRunId":"r1"}]}
               by "a user message of hook prompts and context alone is shown as the hook prompts"
               part 0 hook_prompt, by "an XML element with a hook_run_id and a text is a hook prompt"
            3  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"<hook_prompt hook_run_id=\\" \\">Run the tests</hook_prompt>","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            4  {"type":"HookPrompt","id":"msg_2","fragments":[{"text":"Run the tests & retry","hookRunId":"r1"}]}
               by "a user message of hook prompts and context alone is shown as the hook prompts"
               part 0 context, by "a text wrapped in <environment_context> is context"
               part 1 hook_prompt, by "an XML element with a hook_run_id and a text is a hook prompt"
            5  hidden
               by "a hook prompt beside anything but context stays hidden with it"
               part 0 hook_prompt, by "an XML element with a hook_run_id and a text is a hook prompt"
               part 1 kept, by "the words of a user message are kept"
            """);
  }
}

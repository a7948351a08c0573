package dev.turnmark.reports;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** What is wrong with a record costs that record alone. */
class DamagedFilesTest {

  // https://github.com/openai/codex/issues/36802
  // https://github.com/omnigent-ai/omnigent/issues/6269
  @Test
  void aCutCharacterCostsItsLineAlone() throws IOException {
    assertThat(ReportedRollout.named("57-cut-multibyte-sequence").told())
        .isEqualTo(
            """
            1  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"before","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            2  unreadable: expected UTF-8 but was the byte 0xE6 at byte 145
            3  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"after","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            """);
  }

  // https://github.com/openai/codex/issues/24425
  @Test
  void aRecordThatWasWrittenTwiceIsReadOnce() throws IOException {
    assertThat(ReportedRollout.named("59-record-written-twice").told())
        .isEqualTo(
            """
            1  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"go","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            2  unreadable: expected the rest of the record but was cut off after 181 bytes
            3  {"type":"Reasoning","id":"rs_1","summary_text":["short"],"raw_content":[]}
               by "reasoning is shown"
            4  {"type":"AgentMessage","id":"<new>","content":[{"type":"Text","text":"ok"}]}
               by "an assistant message is shown"
            """);
  }

  // https://github.com/xiufengsun/TokenTracker/pull/373
  // https://github.com/huggingface/tau/pull/354
  @Test
  void aLineEndsAtALineFeedAlone() throws IOException {
    assertThat(ReportedRollout.named("60-line-separators-in-a-text").texts())
        .containsExactly("a\u2028b", "a\u2029b", "a\u0085b", "crlf");
  }

  // https://github.com/vshulcz/deja-vu/issues/3640
  // https://github.com/PixelPaw-Labs/codex-trace/issues/101
  // https://github.com/PixelPaw-Labs/codex-trace/pull/109
  // https://github.com/PixelPaw-Labs/codex-trace/pull/212
  // https://github.com/agent-of-empires/agent-of-empires/issues/3281
  @Test
  void aSessionThatWasPackedIsReadAndOneThatLiesThereTwiceIsReadOnce() throws IOException {
    assertThat(ReportedRollout.printed("classify", "62-idle"))
        .isEqualTo(
            """
            turnmark: 1 packed copy was left out, since the plain file beside it is read
            62-idle/rollout-2026-11-20T10-00-00-00000000-0000-4000-8000-000000000001.jsonl
            line  item            shown                               marks           rule
            2     message (user)  UserMessage: kept plain and packed  user turn fork  a user message with nothing injected in it is…

            62-idle/rollout-2026-11-20T10-00-00-00000000-0000-4000-8000-000000000002.jsonl.zst
            line  item            shown                     marks           rule
            2     message (user)  UserMessage: packed only  user turn fork  a user message with nothing injected in it is shown
            2 files, 2 items: 2 UserMessage
            """);
  }
}

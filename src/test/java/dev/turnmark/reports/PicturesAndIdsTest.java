package dev.turnmark.reports;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Parts that are not words, and items that lack an id or an action. */
class PicturesAndIdsTest {

  // https://github.com/sesori-ai/sesori_apps_monorepo/pull/715
  @Test
  void aPictureIsShownWithoutItsLabelAndALabelWithoutAPictureIsWords() throws IOException {
    assertThat(ReportedRollout.named("69-picture-and-its-label").told())
        .isEqualTo(
            """
            1  session_meta
            2  {"type":"UserMessage","id":"<new>","content":[{"type":"image","image_url":"data:image/png;base64,AAAA"},{"type":"text","text":"look","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
               part 0 label, by "a text that opens an image in front of one is a label"
               part 1 kept, by "an image in a user message is kept"
               part 2 label, by "a text that closes an image behind one is a label"
               part 3 kept, by "the words of a user message are kept"
            3  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"<image>","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            4  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"<image>","text_elements":[]},{"type":"text","text":"look","text_elements":[]},{"type":"image","image_url":"data:image/png;base64,AAAA"}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            """);
  }

  // https://github.com/openai/codex/issues/17600
  // https://github.com/mindverse-ltd/macaron-artifacts/issues/105
  @Test
  void aPictureIsShownBesideTheWords() throws IOException {
    assertThat(ReportedRollout.named("71-picture-and-words").told())
        .isEqualTo(
            """
            1  session_meta
            2  {"type":"UserMessage","id":"<new>","content":[{"type":"image","image_url":"data:image/png;base64,AAAA"},{"type":"text","text":"what is wrong here?","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            """);
  }

  @Test
  void aPictureThatWasMadeNeedsAnIdAndAThoughtOrASearchDoesNot() throws IOException {
    assertThat(ReportedRollout.named("73-items-without-ids").told())
        .isEqualTo(
            """
            1  session_meta
            2  hidden
               by "an image generation without an id stays hidden"
            3  {"type":"ImageGeneration","id":"ig_1","status":"completed","result":"AAAA"}
               by "an image generation with an id is shown"
            4  {"type":"Reasoning","id":"","summary_text":["short"],"raw_content":[]}
               by "reasoning is shown"
            5  {"type":"WebSearch","id":"","query":"tabs","action":{"type":"search","query":"tabs"}}
               by "a web search is shown"
            """);
  }

  @Test
  void aSearchWithoutAnActionIsASearchForNothing() throws IOException {
    assertThat(ReportedRollout.named("74-search-without-an-action").told())
        .isEqualTo(
            """
            1  session_meta
            2  {"type":"WebSearch","id":"","query":"","action":{"type":"other"}}
               by "a web search is shown"
            """);
  }
}

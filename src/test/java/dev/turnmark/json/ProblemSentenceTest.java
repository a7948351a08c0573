package dev.turnmark.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The whole of what is said of an unreadable line. */
class ProblemSentenceTest {

  private static final String HEAD = "{'timestamp':'t','type':'response_item','payload':";

  static Stream<Arguments> problems() {
    return Stream.of(
        Arguments.of(
            HEAD + "{'type':'message','role':5,'content':[]}}",
            "expected a string but was a number at $.payload.role"),
        Arguments.of(
            HEAD + "{'type':'message','content':[]}}",
            "expected a string but was nothing at $.payload.role"),
        Arguments.of(
            HEAD + "{'type':'message','role':null,'content':[]}}",
            "expected a string but was null at $.payload.role"),
        Arguments.of(
            HEAD + "{'type':'message','role':'user','content':'x'}}",
            "expected an array but was a string at $.payload.content"),
        Arguments.of(
            HEAD + "{'type':'message','role':'user','content':[{'type':'input_text'}]}}",
            "expected a string but was nothing at $.payload.content[0].text"),
        Arguments.of(
            HEAD
                + "{'type':'message','role':'user','content':[{'type':'input_text',"
                + "'text':'a'},['input_text','b']]}}",
            "expected an object but was an array at $.payload.content[1]"),
        Arguments.of(
            HEAD + "{'type':'message','role':'user','content':[{'type':true}]}}",
            "expected a string but was a boolean at $.payload.content[0].type"),
        Arguments.of(
            HEAD + "{'type':'message','role':'user','content':[{'type':'input_image'}]}}",
            "an image needs an image_url or a file_id at $.payload.content[0]"),
        Arguments.of(
            HEAD + "{'type':'function_call_output','call_id':'c','output':7}}",
            "expected an array or a string but was a number at $.payload.output"),
        Arguments.of(HEAD + "[]}", "expected an object but was an array at $.payload"),
        Arguments.of(
            "{'timestamp':'t','type':'response_item'}",
            "expected an object but was nothing at $.payload"),
        Arguments.of("{'timestamp':'t'}", "expected a string but was nothing at $.type"),
        Arguments.of("[1]", "expected an object but was an array at $"),
        Arguments.of("17", "expected an object but was a number at $"),
        Arguments.of(
            "{'timestamp':'t','type':'event_msg','payload':"
                + "{'type':'thread_rolled_back','num_turns':1.5}}",
            "expected a whole number but was 1.5 at $.payload.num_turns"),
        Arguments.of(
            "{'timestamp':'t','type':'event_msg','payload':"
                + "{'type':'thread_rolled_back','num_turns':-1}}",
            "num_turns is a whole number from 0 to 4294967295 at $.payload"),
        Arguments.of(
            "{'timestamp':'t','type':'world_state','payload':{'full':'yes','state':0}}",
            "expected a boolean but was a string at $.payload.full"),
        Arguments.of(
            "{'timestamp':'t'", "expected the rest of the record but was cut off after 16 bytes"),
        Arguments.of(
            "{'timestamp':'t','x':NaN}", "expected well-formed JSON but was 'N' at byte 21"),
        Arguments.of("{'timestamp':'t',}", "expected well-formed JSON but was '}' at byte 17"),
        Arguments.of(
            "{'timestamp':'t\tu'}", "expected well-formed JSON but was the byte 0x09 at byte 15"),
        Arguments.of("{'x':01}", "expected well-formed JSON but was '1' at byte 6"),
        Arguments.of(
            "{'type':'x'} {'type':'y'}",
            "expected the end of the record but was an object at byte 13"),
        Arguments.of(
            "{'type':'x'}\0", "expected well-formed JSON but was the byte 0x00 at byte 12"),
        Arguments.of("\0\0{}", "expected well-formed JSON but was the byte 0x00 at byte 0"));
  }

  @ParameterizedTest
  @MethodSource("problems")
  void aProblemIsOneSentenceWithItsPlace(String line, String sentence) {
    assertThat(Rollouts.read(ResponseItemJsonTest.quotes(line), Strictness.LENIENT))
        .containsExactly(new RolloutRecord.Unreadable(1, sentence));
  }

  @Test
  void pathsQuoteNamesThatAreNotPlain() {
    assertThat(JsonPath.field("$.a", "b c")).isEqualTo("$.a[\"b c\"]");
    assertThat(JsonPath.field("$", "b_1")).isEqualTo("$.b_1");
  }

  @Test
  void longTextsAreCutInASentence() {
    assertThat(Quoted.of("é\"\ud800" + "x".repeat(100)))
        .isEqualTo("\"é\\\"\\ud800" + "x".repeat(56) + "…\"");
  }

  @Test
  void longNumbersAreCutInASentence() {
    String line =
        "{'timestamp':'t','type':'event_msg','payload':{'type':'thread_rolled_back','num_turns':"
            + "1".repeat(200_000)
            + "}}";
    assertThat(Rollouts.read(ResponseItemJsonTest.quotes(line), Strictness.LENIENT))
        .containsExactly(
            new RolloutRecord.Unreadable(
                1,
                "expected a whole number but was " + "1".repeat(59) + "… at $.payload.num_turns"));
  }

  @Test
  void aRecordThatIsTooLongIsOneUnreadableLine() throws Exception {
    String good = "{\"type\":\"x\",\"timestamp\":\"t\"}";
    String lines = good + "\n{\"x\":[" + "1,".repeat(150_000) + "1]}\r\n" + good;
    byte[] bytes = lines.getBytes(StandardCharsets.UTF_8);
    List<RolloutRecord> records = new ArrayList<>();
    try (RolloutReader reader =
        new RolloutReader(
            new ByteArrayInputStream(bytes), "f", Strictness.LENIENT, Needs.everything(), 100)) {
      reader.forEachRemaining(records::add);
    }
    assertThat(records).extracting(RolloutRecord::line).containsExactly(1, 2, 3);
    assertThat(records.get(1))
        .isEqualTo(
            new RolloutRecord.Unreadable(
                2,
                "expected at most 100 bytes beside long texts but was a longer record; a record may"
                    + " take a 16th of Java's memory, so give it more, for example by"
                    + " JAVA_TOOL_OPTIONS=-Xmx8g"));
    assertThat(records.get(2)).isInstanceOf(RolloutRecord.Read.class);
  }

  @Test
  void anItemThatStandsAloneHasItsPathsFromItself() {
    assertThatThrownBy(
            () -> TurnmarkJson.readResponseItem("{\"type\":\"message\"}", Strictness.STRICT))
        .isInstanceOf(UnreadableException.class)
        .hasMessage("expected a string but was nothing at $.role");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\n\t\r\n"})
  void whereAnItemIsMissingNothingIsSaidToBeThere(String nothing) {
    assertThatThrownBy(() -> TurnmarkJson.readResponseItem(nothing, Strictness.STRICT))
        .isInstanceOf(UnreadableException.class)
        .hasMessage("expected an object but was nothing");
    assertThatThrownBy(() -> TurnmarkJson.readTurnItem(nothing, Strictness.LENIENT))
        .isInstanceOf(UnreadableException.class)
        .hasMessage("expected an object but was nothing");
    assertThatThrownBy(() -> TurnmarkJson.readRolloutItem(nothing, Strictness.LENIENT))
        .isInstanceOf(UnreadableException.class)
        .hasMessage("expected an object but was nothing");
  }
}

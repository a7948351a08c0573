package dev.turnmark.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.TurnItem;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What stands in the place of texts. */
class RedactionTest {

  @Test
  void aTextBecomesItsLengthAndHashAndAnEmptyOneStays() {
    assertThat(Redaction.plain().text("Write a draft."))
        .isEqualTo("[redacted: 14 chars, sha256 981a9a66…]");
    assertThat(Redaction.plain().text("x")).isEqualTo("[redacted: 1 char, sha256 2d711642…]");
    assertThat(Redaction.plain().text("")).isEmpty();
  }

  @Test
  void whatWasRedactedStaysAsItIs() {
    String once = Redaction.plain().text("Write a draft.");
    assertThat(Redaction.plain().text(once)).isEqualTo(once);
  }

  @Test
  void namesAndPlainValuesStayAndEverythingElseGoes() throws Exception {
    assertThat(
            item(
                "{\"type\":\"function_call\",\"id\":\"fc_1\",\"name\":\"shell\","
                    + "\"arguments\":\"Look.\",\"call_id\":\"call 1\"}"))
        .isEqualTo(
            "{\"type\":\"function_call\",\"id\":\"fc_1\",\"name\":\"%s\",\"arguments\":\"%s\",\"call_id\":\"%s\"}"
                .formatted(redacted("shell"), redacted("Look."), redacted("call 1")));
  }

  @Test
  void ofWhatIsNotUnderstoodNotEvenTheNamesStay() throws Exception {
    TurnItem item =
        TurnmarkJson.readTurnItem(
            "{\"type\":\"Extension\",\"id\":\"e\",\"Who said what\":{\"a\":[1]},\"n\":3,\"none\":null}",
            Strictness.LENIENT);
    assertThat(TurnmarkJson.write(Redaction.plain().record(item)))
        .isEqualTo(
            "{\"type\":\"Extension\",\"id\":\"e\",\"%s\":\"%s\",\"%s\":3,\"%s\":null}"
                .formatted(
                    redacted("Who said what"),
                    redacted("{\"a\":[1]}"),
                    redacted("n"),
                    redacted("none")));
  }

  @Test
  void aKindOfValueOfWhichNobodySaidWhatToDoIsRefused() {
    assertThatThrownBy(() -> Redaction.plain().record(new Holder(new Object())))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("nobody said how to redact a java.lang.Object");
    assertThat(Redaction.plain().record(new Mapped(Map.of("a key", "words"))))
        .isEqualTo(new Mapped(Map.of(redacted("a key"), redacted("words"))));
  }

  record Holder(Object value) {}

  record Mapped(Map<String, String> values) {}

  private static String item(String json) throws UnreadableException {
    ResponseItem item = TurnmarkJson.readResponseItem(json, Strictness.LENIENT);
    return TurnmarkJson.write(Redaction.plain().record(item));
  }

  private static String redacted(String text) {
    return Redaction.plain().text(text);
  }
}

package dev.turnmark.fact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.turnmark.model.RolloutItem.InterAgentCommunication;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EnvelopeJsonTest {

  private static final InterAgentCommunication SHORT =
      new InterAgentCommunication(null, "/root", "/root/w", List.of(), "c", null, true);

  private static final String KNOWN =
      "\"author\":\"/root\",\"recipient\":\"/root/w\",\"content\":\"c\",\"trigger_turn\":true";

  @Test
  void readsEveryFieldOfAMessage() {
    assertThat(
            EnvelopeJson.read(
                """
                {"id":"m1","author":"/morpheus","recipient":"/root","other_recipients":
                ["/root/a","/root/b"],"content":"x\\n\\ud83d\\ude00","encrypted_content":"e",
                "metadata":{"turn_id":"t","deep":[{}]},"trigger_turn":false}"""))
        .isEqualTo(
            new InterAgentCommunication(
                "m1", "/morpheus", "/root", List.of("/root/a", "/root/b"), "x\n😀", "e", false));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{%s}",
        " \t\r\n{%s}\n ",
        "{\"other_recipients\":[],%s}",
        "{\"id\":null,\"encrypted_content\":null,\"metadata\":null,%s}",
        "{%s,\"new\":{\"author\":[1.5e3,-0,1e999,null]},\"new\":true}",
        "{\"metadata\":7,%s}"
      })
  void aMessageNeedsFourKeysAndBearsOthers(String json) {
    assertThat(EnvelopeJson.read(json.formatted(KNOWN))).isEqualTo(SHORT);
  }

  @Test
  void aKeyMayBeWrittenInEscapes() {
    String json = "{" + KNOWN.replace("author", "\\u0061uthor") + "}";

    assertThat(EnvelopeJson.read(json)).isEqualTo(SHORT);
  }

  @Test
  void theValuesAloneWillDo() {
    assertThat(EnvelopeJson.read("[null,\"/root\",\"/root/w\",[],\"c\",null,null,true]"))
        .isEqualTo(SHORT);
    assertThat(
            EnvelopeJson.read(
                " [\"i\",\"/root\",\"/root\",[\"/root/a\"],\"\",\"e\",{\"a\":[]},false] "))
        .isEqualTo(
            new InterAgentCommunication("i", "/root", "/root", List.of("/root/a"), "", "e", false));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[]",
        "[null,\"/root\",\"/root/w\",[],\"c\",null]",
        "[null,\"/root\",\"/root/w\",[],\"c\",null] true",
        "[null,\"/root\",\"/root/w\",[],\"c\",null,null]",
        "[null,\"/root\",\"/root/w\",[],\"c\",null,null,null]",
        "[null,\"/root\",\"/root/w\",[],\"c\",null,null,true,null]",
        "[null,\"/root\",\"/root/w\",[],\"c\",null,null,true,]",
        "[null,\"/root\",\"/root/w\",[],\"c\",null,null,true",
        "[null,\"/root\",\"/root/w\",null,\"c\",null,null,true]",
        "[\"/root\",null,\"/root/w\",[],\"c\",null,null,true]"
      })
  void theValuesAloneMustBeEightInTheirOrder(String json) {
    assertThat(EnvelopeJson.read(json)).isNull();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{%s} x",
        "{%s}{}",
        "{%s},",
        "{%s}\u00A0",
        "\uFEFF{%s}",
        "\u000B{%s}",
        "x {%s}",
        "{%s",
        "{%s,}",
        "{,%s}",
        "[{%s}]",
        "{%s,%<s}",
        "{%s,\"content\":\"again\"}",
        "{\"id\":null,\"id\":null,%s}",
        "{\"metadata\":1,\"metadata\":1,%s}",
        "{\"id\":7,%s}",
        "{\"encrypted_content\":{},%s}",
        "{\"other_recipients\":null,%s}",
        "{\"other_recipients\":\"/root\",%s}",
        "{\"other_recipients\":[null],%s}",
        "{\"other_recipients\":[\"root\"],%s}",
        "{\"other_recipients\":[[]],%s}",
        "{\"new\":NaN,%s}",
        "{\"new\":01,%s}",
        "{\"new\":+1,%s}",
        "{\"new\":1.,%s}",
        "{\"new\":.5,%s}",
        "{\"new\":1e,%s}",
        "{\"new\":truth,%s}",
        "{\"new\":[1,],%s}",
        "{\"new\":'x',%s}",
        "{new:1,%s}",
        "{\"new\" 1,%s}",
        "{\"new\":\"a\tb\",%s}",
        "{\"new\":\"\\x\",%s}",
        "{\"new\":\"\\u12\",%s}",
        "{\"new\":\"\\ud800\",%s}",
        "{\"\\udc00\":1,%s}",
        "{/* no */%s}"
      })
  void jsonThatIsNotQuiteAMessageIsNone(String json) {
    assertThat(EnvelopeJson.read(json.formatted(KNOWN))).isNull();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"/root\" \"root\"",
        "\"/root/w\" \"/root/W\"",
        "\"/root/w\" \"/root/\"",
        "\"/root\" null",
        "\"c\" null",
        "\"c\" 1",
        "\"c\" \"\\ud83d\"",
        "\"c\" \"\\ude00\\ud83d\"",
        "true \"true\"",
        "true null",
        "true 1",
        "true truex",
        "\"author\" \"Author\"",
        "\"recipient\" \"to\"",
        "\"content\" \"text\"",
        "\"trigger_turn\" \"triggerTurn\""
      })
  void aMessageMustHaveItsFourKeysRight(String change) {
    String[] fromTo = change.split(" ", 2);
    String json = "{" + KNOWN.replace(fromTo[0], fromTo[1]) + "}";

    assertThat(EnvelopeJson.read(json)).isNull();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", " ", "author: /root\nrecipient: /root/w", "null", "\"{}\"", "{}", "true", "7"})
  void anythingElseIsNone(String text) {
    assertThat(EnvelopeJson.read(text)).isNull();
  }

  @Test
  void nestingEndsBefore128Levels() {
    // The message itself is a level.
    assertThat(EnvelopeJson.read(nested(126))).isEqualTo(SHORT);
    assertThat(EnvelopeJson.read(nested(127))).isNull();
    assertThat(EnvelopeJson.read(nested(1_000_000))).isNull();
  }

  @Test
  void aLongMessageIsAMessage() {
    String content = "long ".repeat(4_100_000);

    assertThat(EnvelopeJson.read("{" + KNOWN.replace("\"c\"", '"' + content + '"') + "}"))
        .isEqualTo(
            new InterAgentCommunication(null, "/root", "/root/w", List.of(), content, null, true));
  }

  @Test
  void noTextMakesItFail() {
    Random random = new Random(4);
    String message =
        "{\"id\":null,\"other_recipients\":[\"/root/a\"],\"metadata\":{}," + KNOWN + "}";
    String[] pieces = {
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud800", "null", "1e9", "\u0000", "\uD800"
    };
    for (int i = 0; i < 20_000; i++) {
      String text = Texts.mutated(random, message, pieces);

      assertThatCode(() -> EnvelopeJson.read(text)).as(text).doesNotThrowAnyException();
    }
  }

  private static String nested(int levels) {
    return "{\"new\":" + "[".repeat(levels) + "]".repeat(levels) + "," + KNOWN + "}";
  }
}

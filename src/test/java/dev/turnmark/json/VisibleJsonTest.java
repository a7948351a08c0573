package dev.turnmark.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.model.ContentItem.InputText;
import dev.turnmark.model.ResponseItem.Message;
import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.util.List;
import org.junit.jupiter.api.Test;

class VisibleJsonTest {

  /** What does something to a terminal or an editor, and is no ASCII control character. */
  private static final String HOSTILE =
      "\u007f\u0080\u009b2J\u009f\u061c\u200e\u200f\u2028\u2029\u202a\u202e\u2066\u2069";

  private static final String ESCAPED =
      "\\u007f\\u0080\\u009b2J\\u009f\\u061c\\u200e\\u200f\\u2028\\u2029\\u202a\\u202e\\u2066\\u2069";

  /** What is only seen. */
  private static final String HARMLESS =
      "~ \u00a0\u00e9\u061b\u200b\u200c\u200d\u2010\u2027\u202f\u2030\u2065\u206a\ufeff\ud83d\ude00";

  private record Said(Message item) {}

  private static Said said(String text) {
    return new Said(new Message(null, "user", List.of(new InputText(text)), null, null));
  }

  @Test
  void whatATerminalWouldObeyIsEscapedInWhatIsPrinted() throws IOException {
    String json = TurnmarkJson.writeRecord(said(HARMLESS + HOSTILE + "\u001b[31m" + HARMLESS));
    assertThat(json).contains(HARMLESS + ESCAPED + "\\u001B[31m" + HARMLESS);
    StringWriter written = new StringWriter();
    TurnmarkJson.writeRecord(said(HOSTILE + HARMLESS), CarriedTexts.NONE, written);
    assertThat(written.toString()).contains("\"" + ESCAPED + HARMLESS + "\"");
    assertThat(PlainJson.write(List.of(HOSTILE, HARMLESS)))
        .isEqualTo("[\"" + ESCAPED + "\",\"" + HARMLESS + "\"]");
  }

  @Test
  void itSaysTheSame() throws UnreadableException {
    Said said = said(HARMLESS + HOSTILE + "\ud800 \udc00");
    String json = TurnmarkJson.writeRecord(said);
    String item = json.substring("{\"item\":".length(), json.length() - 1);
    assertThat(TurnmarkJson.readResponseItem(item, Strictness.LENIENT)).isEqualTo(said.item());
  }

  @Test
  void whatCodexWouldWriteIsWrittenAsCodexWould() {
    assertThat(TurnmarkJson.write(said(HOSTILE).item())).contains(HOSTILE);
  }

  @Test
  void halvesOfPairsAreEscapedAndWholePairsAreNot() {
    assertThat(VisibleJson.of("\ud83d\ude00 \ude00\ud83d \ud83d"))
        .isEqualTo("\ud83d\ude00 \\ude00\\ud83d \\ud83d");
  }

  @Test
  void textsThatAreHandedOnInPiecesAreEscapedToo() throws IOException {
    StringWriter out = new StringWriter();
    try (Writer visible = VisibleJson.to(out)) {
      visible.write(HARMLESS + HOSTILE);
      visible.write(HOSTILE.toCharArray(), 0, 3);
      visible.write('\u2028');
      visible.write('a');
    }
    assertThat(out).hasToString(HARMLESS + ESCAPED + "\\u007f\\u0080\\u009b\\u2028a");
  }
}

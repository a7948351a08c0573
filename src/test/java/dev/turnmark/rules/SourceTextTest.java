package dev.turnmark.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SourceTextTest {

  @Test
  void commentsAndQuotedTextAreNoCode() {
    String text = "a \"b // c\" /* d\n \"e */ f 'g\\'' // h \"\ni \"j\\\\\" k";

    assertThat(new SourceText(text).code())
        .isEqualTo("a \"      \"     \n       f '   '       \ni \"   \" k");
    assertThat(new SourceText(text).identifiers(0, text.length()))
        .containsExactly("a", "f", "i", "k");
  }

  @Test
  void aQuoteThatIsNotClosedEndsWithItsLine() {
    assertThat(new SourceText("a \"b\nc \"d\"").code()).isEqualTo("a \"b\nc \" \"");
  }

  @Test
  void aLongTextIsReadToItsEnd() {
    String quoted = "\"" + "x\\n".repeat(20_000) + "\"";

    assertThat(new SourceText(quoted + " a").code()).isEqualTo("\"" + " ".repeat(60_000) + "\" a");
  }

  @Test
  void linesAreCountedFromOne() {
    SourceText text = new SourceText("a\r\nb\n\nd");

    assertThat(new int[] {text.line(0), text.line(2), text.line(3), text.line(6)})
        .containsExactly(1, 1, 2, 4);
    assertThat(new int[] {text.start(1), text.start(2), text.start(4), text.start(9)})
        .containsExactly(0, 3, 6, 7);
  }

  @Test
  void aWordIsFoundWholeAndInItsStretchOnly() {
    SourceText text = new SourceText("role.rol $rol \"rol\" rol");

    assertThat(text.find("rol", 0, 23)).hasValue(5);
    assertThat(text.find("rol", 6, 23)).hasValue(20);
    assertThat(text.find("rol", 6, 20)).isEmpty();
    assertThat(text.find("$rol", 0, 23)).hasValue(9);
  }
}

package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class PlainTextTest {

  @Test
  void whatWouldMoveACursorIsSpelledOut() {
    assertThat(PlainText.escaped("a\u001b[2Jb\u0007\u009bc\u007f"))
        .isEqualTo("a\\u001b[2Jb\\u0007\\u009bc\\u007f");
  }

  @Test
  void whatWouldTurnTheDirectionOfWritingIsSpelledOut() {
    assertThat(PlainText.escaped("a\u202eb\u2066c\u200fd")).isEqualTo("a\\u202eb\\u2066c\\u200fd");
  }

  @Test
  void halfACharacterIsSpelledOutAndAWholeOneStays() {
    assertThat(PlainText.escaped("\ud83d \ud83d\ude42")).isEqualTo("\\ud83d 🙂");
  }

  @Test
  void everyLineBreakIsABlankInOneLine() {
    assertThat(PlainText.oneLine("  a\r\n\n\tb  c ")).isEqualTo("a b c");
  }

  @Test
  void aTextThatFitsIsNotCut() {
    assertThat(PlainText.cut("twelve chars", 12)).isEqualTo("twelve chars");
    assertThat(PlainText.cut("thirteen char", 12)).isEqualTo("thirteen ch…");
  }

  @Test
  void wideCharactersCountTwiceAndAccentsNotAtAll() {
    assertThat(Columns.of("見出し")).isEqualTo(6);
    assertThat(Columns.of("e\u0301")).isEqualTo(1);
    assertThat(Columns.of("🙂")).isEqualTo(2);
    assertThat(PlainText.cut("見出しを直す", 6)).isEqualTo("見出…");
  }

  @Test
  void aCutTextNeverTakesMoreColumnsThanItMay() {
    Random random = new Random(7);
    for (int i = 0; i < 5_000; i++) {
      String text =
          random
              .ints(random.nextInt(30), 0, 0x20000)
              .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
              .toString();
      int columns = 1 + random.nextInt(20);
      String cut = PlainText.cut(PlainText.oneLine(text), columns);
      assertThat(Columns.of(cut)).as(text).isLessThanOrEqualTo(columns);
    }
  }
}

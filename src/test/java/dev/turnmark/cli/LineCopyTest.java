package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LineCopyTest {

  private static final int END = Integer.MAX_VALUE;

  @Test
  void linesAreCopiedWithTheirEnds() throws IOException {
    assertThat(copied("a\r\nb\n\nd", 1, 3)).isEqualTo("a\r\nb\n");
    assertThat(copied("a\r\nb\n\nd", 2, 4)).isEqualTo("b\n\n");
    assertThat(copied("a\r\nb\n\nd", 4, END)).isEqualTo("d");
    assertThat(copied("a\r\nb\n\nd", 1, END)).isEqualTo("a\r\nb\n\nd");
  }

  @Test
  void noStretchIsNothing() throws IOException {
    assertThat(copied("a\nb\n", 1, 1)).isEmpty();
    assertThat(copied("a\nb\n", 9, END)).isEmpty();
    assertThat(copied("", 1, END)).isEmpty();
  }

  @Test
  void onlyALineFeedEndsALine() throws IOException {
    assertThat(copied("a\rb\u2028c\u0085d\ne\n", 1, 2)).isEqualTo("a\rb\u2028c\u0085d\n");
  }

  @Test
  void longTextsAreCutAsShortOnesAre() throws IOException {
    Random random = new Random(20261201);
    for (int round = 0; round < 50; round++) {
      StringBuilder text = new StringBuilder();
      StringBuilder expected = new StringBuilder();
      int first = 1 + random.nextInt(20);
      int end = first + random.nextInt(20);
      for (int line = 1; line < 40; line++) {
        String content = "x".repeat(random.nextInt(9_000)) + "\n";
        text.append(content);
        expected.append(line >= first && line < end ? content : "");
      }
      assertThat(copied(text.toString(), first, end)).isEqualTo(expected.toString());
    }
  }

  private static String copied(String text, int first, int end) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new LineCopy(
            new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)),
            new Sink(out, OutputException::new))
        .copy(first, end);
    return out.toString(StandardCharsets.UTF_8);
  }
}

package dev.turnmark.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RecordFramerTest {

  private static final int ROOM = 1 << 20;

  /** What a framer gives, as {@code line:text}. */
  private static List<String> frame(InputStream in, int longest) throws IOException {
    RecordFramer framer = new RecordFramer(in, longest);
    List<String> records = new ArrayList<>();
    for (RecordFramer.Framed framed = framer.next(); framed != null; framed = framer.next()) {
      String text =
          new String(
              framer.buffer(),
              framed.start(),
              framed.end() - framed.start(),
              StandardCharsets.ISO_8859_1);
      records.add(
          framed.line()
              + ":"
              + (framed.marked() ? "marked " : "")
              + (framed.problem() != null ? "too long" : text));
    }
    return records;
  }

  private static List<String> frame(String text) throws IOException {
    return frame(new ByteArrayInputStream(text.getBytes(StandardCharsets.ISO_8859_1)), ROOM);
  }

  @Test
  void recordsEndAtLineFeedsOnly() throws IOException {
    assertThat(frame("a\nb\r\nc\rd\u0085e\nf"))
        .containsExactly("1:a", "2:b", "3:c\rd\u0085e", "4:f");
  }

  @Test
  void oneCarriageReturnBelongsToTheLineFeed() throws IOException {
    assertThat(frame("a\r\r\nb\r")).containsExactly("1:a\r", "2:b\r");
  }

  @Test
  void blankLinesAreCountedButGiveNoRecord() throws IOException {
    assertThat(frame("\n \t\r\n\u00c2\u0085\u00e3\u0080\u0080\na\n\n\n")).containsExactly("4:a");
    assertThat(frame("\u001c\n\u00ef\u00bb\u00bf\n"))
        .containsExactly("1:\u001c", "2:\u00ef\u00bb\u00bf");
    assertThat(frame("")).isEmpty();
  }

  @Test
  void aByteOrderMarkBelongsToTheFirstLineOnly() throws IOException {
    assertThat(frame("\u00ef\u00bb\u00bfa\n\u00ef\u00bb\u00bfb"))
        .containsExactly("1:marked a", "2:\u00ef\u00bb\u00bfb");
  }

  @Test
  void howTheBytesArriveDoesNotMatter() throws IOException {
    Random random = new Random(20261201);
    for (int round = 0; round < 300; round++) {
      byte[] bytes = lines(random);
      List<String> whole = frame(new ByteArrayInputStream(bytes), 200_000);
      assertThat(frame(new Trickle(bytes, random), 200_000)).isEqualTo(whole);
      assertThat(whole).isEqualTo(split(bytes, 200_000));
    }
  }

  private static byte[] lines(Random random) {
    StringBuilder text = new StringBuilder();
    String[] pieces = {"\n", "\r\n", "\r", "{\"a\":1}", " ", "\u00c2\u0085", "x", "\u0000"};
    int count = random.nextInt(40);
    for (int i = 0; i < count; i++) {
      text.append(pieces[random.nextInt(pieces.length)]);
      if (random.nextInt(60) == 0) {
        text.append("y".repeat(random.nextInt(400_000)));
      }
    }
    return text.toString().getBytes(StandardCharsets.ISO_8859_1);
  }

  /** The same in the plainest way. */
  private static List<String> split(byte[] bytes, int longest) {
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    String[] lines = text.split("\n", -1);
    List<String> records = new ArrayList<>();
    for (int i = 0; i < lines.length; i++) {
      boolean ended = i < lines.length - 1;
      String line = lines[i];
      String record = ended && line.endsWith("\r") ? line.substring(0, line.length() - 1) : line;
      String meaning =
          new String(record.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
      if (line.length() > longest) {
        records.add((i + 1) + ":too long");
      } else if (!meaning.chars().allMatch(c -> " \t\r\u0085".indexOf(c) >= 0)) {
        records.add((i + 1) + ":" + record);
      }
    }
    return records;
  }

  @Test
  void aLimitMustLeaveRoom() {
    InputStream nothing = InputStream.nullInputStream();
    assertThatThrownBy(() -> new RecordFramer(nothing, 0))
        .hasMessage("expected a longest record of 1 to 2147418103 bytes but was 0");
  }

  /** Gives a few bytes at a time. */
  private static final class Trickle extends InputStream {
    private final ByteArrayInputStream bytes;
    private final Random random;

    Trickle(byte[] bytes, Random random) {
      this.bytes = new ByteArrayInputStream(bytes);
      this.random = random;
    }

    @Override
    public int read() {
      return bytes.read();
    }

    @Override
    public int read(byte[] target, int offset, int length) {
      int most = random.nextInt(4) == 0 ? 60_000 : 7;
      return bytes.read(target, offset, Math.min(length, 1 + random.nextInt(most)));
    }
  }
}

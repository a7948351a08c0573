package dev.turnmark.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * A line that is there as a whole is read without a look for its end. What is read is the same as
 * where the bytes come one by one, so that the end of each line is found first.
 */
class LinesAtHandTest {

  private static final int FILES = 200;
  private static final int LINES = 60;
  private static final List<String> ENDS = List.of("\n", "\n", "\n", "\r\n", " \t\r\n", "\n\n ");

  /** A record that is whole before its line feed, and one that goes on behind it. */
  private static final List<String> ODD =
      List.of(
          "{\"timestamp\":\"t\",\"type\":\"event_msg\",\n\"payload\":{\"type\":\"warning\"}}",
          "{\"timestamp\":\"t\",\"type\":\"event_msg\",\"payload\":{\"type\":\"warning\"}\n}",
          "{\"timestamp\":\"t\",\"type\":\"event_msg\",\"payload\":{\"type\":\"a\nb\"}}",
          "{\"timestamp\":\"t\",\"type\":\"event_msg\",\"payload\":{\"type\":\"warning\"}} {}",
          "{\"timestamp\":\"t\",\"type\":\"event_msg\",\"payload\":{\"type\":\"warning\"}}\r",
          "{\"timestamp\":\"t\",\"type\":\"event_msg\",\"payload\":{\"type\":\"warning\"");

  @Test
  void linesSayTheSameHoweverTheyCome() throws IOException {
    Random random = new Random(20_261_201);
    List<byte[]> lines = MutantsTest.lines();
    for (int i = 0; i < FILES; i++) {
      ByteArrayOutputStream file = new ByteArrayOutputStream();
      for (int k = 0; k < LINES; k++) {
        file.writeBytes(line(lines, random));
        file.writeBytes(ENDS.get(random.nextInt(ENDS.size())).getBytes(UTF_8));
      }
      file.writeBytes(line(lines, random));
      assertThat(read(new ByteArrayInputStream(file.toByteArray())))
          .isEqualTo(read(new ByteByByte(file.toByteArray())));
    }
  }

  private static byte[] line(List<byte[]> lines, Random random) {
    byte[] line = lines.get(random.nextInt(lines.size()));
    return switch (random.nextInt(6)) {
      case 0 -> MutantsTest.mutant(line, random);
      case 1 -> ODD.get(random.nextInt(ODD.size())).getBytes(UTF_8);
      default -> line;
    };
  }

  /** All that comes of a file; its longest lines are too long to be read as a whole. */
  private static List<Object> read(InputStream in) throws IOException {
    List<Object> all = new ArrayList<>();
    try (RolloutReader reader =
        new RolloutReader(
            in,
            "x.jsonl",
            Strictness.LENIENT,
            Needs.everything(),
            bytes -> new RecordFramer(bytes, 1 << 20, 1 << 11, 1 << 8))) {
      while (reader.hasNext()) {
        RolloutRecord next = reader.next();
        // Long texts that stay out of memory are no values.
        all.add(next instanceof RolloutRecord.Read read ? read.content() : next);
        all.add(next.line());
        if (next instanceof RolloutRecord.Read read) {
          all.add(String.valueOf(read.index()));
          all.add(read.warnings());
        }
      }
      all.add(reader.bytes());
    }
    return all;
  }

  /** A stream that never has more than a byte at hand. */
  private static final class ByteByByte extends InputStream {
    private final byte[] bytes;
    private int at;

    ByteByByte(byte[] bytes) {
      this.bytes = bytes;
    }

    @Override
    public int read() {
      return at < bytes.length ? bytes[at++] & 0xFF : -1;
    }

    @Override
    public int read(byte[] into, int from, int length) {
      if (length == 0) {
        return 0;
      }
      int next = read();
      if (next < 0) {
        return -1;
      }
      into[from] = (byte) next;
      return 1;
    }
  }
}

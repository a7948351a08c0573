package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/**
 * One long text of a record, checked and left outside of memory. Good until its reader is asked for
 * the next record.
 *
 * @param spill where it is
 * @param record the record it belongs to, as the spill counts them
 * @param from where it begins there
 * @param length how many bytes it has between its quotes
 * @param kept how many bytes of it are left in the abridged record, since they are odd
 * @param escapes whether there is a backslash in it
 * @param lone whether there is the escape of a lone surrogate in it
 */
record LongText(
    Spill spill, long record, long from, long length, int kept, boolean escapes, boolean lone) {

  private static final int CHUNK = 1 << 16;

  /** What it was written as, without the quotes. */
  byte[] bytes() throws IOException {
    byte[] bytes = new byte[Math.toIntExact(length)];
    check();
    spill.read(from, bytes, bytes.length);
    return bytes;
  }

  /** What it says. */
  String text() throws IOException {
    byte[] bytes = bytes();
    if (!escapes) {
      return new String(bytes, StandardCharsets.UTF_8);
    }
    byte[] quoted = new byte[bytes.length + 2];
    quoted[0] = '"';
    System.arraycopy(bytes, 0, quoted, 1, bytes.length);
    quoted[quoted.length - 1] = '"';
    try (JsonParser parser = Parsers.over(quoted, 0, quoted.length)) {
      parser.nextToken();
      return parser.getText();
    }
  }

  /** Writes it between quotes, escaped as everything else here is, a chunk at a time. */
  void writeTo(Writer out) throws IOException {
    out.write('"');
    try (Reader text = reader()) {
      if (escapes) {
        writeEscaped(text, out);
      } else {
        text.transferTo(out);
      }
    }
    out.write('"');
  }

  /** What it says, a chunk at a time. */
  Reader reader() {
    Reader raw = new InputStreamReader(new Bytes(), StandardCharsets.UTF_8);
    return escapes ? new UnescapedReader(new BufferedReader(raw, CHUNK)) : raw;
  }

  private static void writeEscaped(Reader text, Writer out) throws IOException {
    char[] chunk = new char[CHUNK];
    StringBuilder escaped = new StringBuilder(CHUNK);
    for (int read = text.read(chunk); read >= 0; read = text.read(chunk)) {
      escaped.setLength(0);
      JsonStringEncoder.getInstance().quoteAsString(new String(chunk, 0, read), escaped);
      out.append(escaped);
    }
  }

  private void check() {
    if (record != spill.record()) {
      throw new IllegalStateException(
          "expected a carried text to be written before the next line is read but it is gone");
    }
  }

  /** Its bytes as a stream. */
  private final class Bytes extends InputStream {
    private long done;

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] target, int offset, int count) throws IOException {
      if (done == length) {
        return -1;
      }
      check();
      byte[] chunk = new byte[(int) Math.min(Math.min(count, CHUNK), length - done)];
      spill.read(from + done, chunk, chunk.length);
      System.arraycopy(chunk, 0, target, offset, chunk.length);
      done += chunk.length;
      return chunk.length;
    }
  }
}

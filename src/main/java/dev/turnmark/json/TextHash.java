package dev.turnmark.json;

import dev.turnmark.model.Internal;
import dev.turnmark.model.ResponseItem;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * How long a text is, and what it hashes to. The text need not fit into memory.
 *
 * @param length in UTF-16 code units
 * @param hex the SHA-256 of its UTF-8, in hexadecimal digits
 */
@Internal
public record TextHash(long length, String hex) {

  /** Of a short text. */
  public static TextHash of(String text) {
    return of(out -> out.write(text));
  }

  /**
   * Of a response item, as {@link TurnmarkJson} writes it.
   *
   * @throws IllegalStateException when a text in it was left unread, or is gone
   */
  public static TextHash of(ResponseItem item, CarriedTexts carried) {
    return of(out -> TurnmarkJson.write(item, carried, out));
  }

  static TextHash of(Reader text) {
    return of(text::transferTo);
  }

  /** What writes the text. */
  private interface Writing {
    void to(Writer out) throws IOException;
  }

  private static TextHash of(Writing writing) {
    MessageDigest digest = sha256();
    Counter counter =
        new Counter(
            new OutputStreamWriter(
                new DigestOutputStream(OutputStream.nullOutputStream(), digest),
                StandardCharsets.UTF_8));
    try (counter) {
      writing.to(counter);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new TextHash(counter.count, HexFormat.of().formatHex(digest.digest()));
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /** Counts what is written through it. */
  private static final class Counter extends Writer {
    private final Writer out;
    private long count;

    Counter(Writer out) {
      this.out = out;
    }

    @Override
    public void write(char[] text, int offset, int length) throws IOException {
      out.write(text, offset, length);
      count += length;
    }

    @Override
    public void flush() throws IOException {
      out.flush();
    }

    @Override
    public void close() throws IOException {
      out.close();
    }
  }
}

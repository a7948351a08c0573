package dev.turnmark.json;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * Gives the last byte of a stream in a read of its own. zstd-jni takes a stream that ends for
 * complete when a frame ended in what it was given last; in one byte no frame can both end and be
 * followed by another that is cut short.
 */
final class LastByteApart extends FilterInputStream {

  private static final int END = -1;

  private int held;

  LastByteApart(InputStream in) throws IOException {
    super(in);
    held = in.read();
  }

  @Override
  public int read() throws IOException {
    int next = held;
    held = next == END ? END : in.read();
    return next;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    if (held == END || length == 0) {
      return held == END ? END : 0;
    }
    bytes[offset] = (byte) held;
    int more = in.read(bytes, offset + 1, length - 1);
    if (more <= 0) {
      held = in.read();
      return 1;
    }
    held = bytes[offset + more] & 0xFF;
    return more;
  }

  @Override
  public int available() throws IOException {
    return held == END ? 0 : 1 + in.available();
  }
}

package dev.turnmark.json;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * Bytes as they are unpacked, as long as they are in proportion to what they are unpacked from: a
 * few kilobytes can be made to unpack without end.
 */
final class Unpacking extends FilterInputStream {

  /** So much may come of however little. */
  private static final long FREE = 64L << 20;

  /** As zstd says it, of a frame whose window is too long. */
  private static final String TOO_MUCH_MEMORY = "too much memory";

  private final Counted packed;
  private final ReadingLimits limits;
  private long given;

  /**
   * Bytes of a stream that unpacks.
   *
   * @param packed what it reads from
   */
  Unpacking(InputStream unpacked, Counted packed, ReadingLimits limits) {
    super(unpacked);
    this.packed = packed;
    this.limits = limits;
  }

  /** Counts the bytes that are read. */
  static final class Counted extends FilterInputStream {
    private long count;

    Counted(InputStream in) {
      super(in);
    }

    @Override
    public int read() throws IOException {
      int read = in.read();
      count += read < 0 ? 0 : 1;
      return read;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      int read = in.read(bytes, offset, length);
      count += Math.max(read, 0);
      return read;
    }
  }

  @Override
  public int read() throws IOException {
    byte[] single = new byte[1];
    return read(single, 0, 1) < 0 ? -1 : single[0] & 0xFF;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    int read = unpack(bytes, offset, length);
    if (read > 0) {
      given += read;
      check();
    }
    return read;
  }

  private int unpack(byte[] bytes, int offset, int length) throws IOException {
    try {
      return in.read(bytes, offset, length);
    } catch (IOException e) {
      throw String.valueOf(e.getMessage()).contains(TOO_MUCH_MEMORY)
          ? new IOException(
              "expected a packed file that needs at most 128 MiB of memory to be unpacked but was"
                  + " one that needs more; pack it without a longer window",
              e)
          : e;
    }
  }

  @Override
  public long skip(long count) throws IOException {
    byte[] skipped = new byte[(int) Math.min(count, 1 << 16)];
    return skipped.length == 0 ? 0 : Math.max(read(skipped, 0, skipped.length), 0);
  }

  private void check() throws IOException {
    if (given > limits.unpacked()) {
      throw new IOException(
          "expected at most %d bytes when it is unpacked but was more; the limit `unpacked` can be raised"
              .formatted(limits.unpacked()));
    }
    if (given > FREE && given / limits.ratio() > packed.count) {
      throw new IOException(
          ("expected each packed byte to become at most %d but %d became %d; the limit `ratio` can"
                  + " be raised if that is meant")
              .formatted(limits.ratio(), packed.count, given));
    }
  }
}

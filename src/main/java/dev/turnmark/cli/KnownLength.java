package dev.turnmark.cli;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Path;

/**
 * A file that may grow while it is read, since Codex may be writing it, but not become shorter:
 * where it does, it ends with a failure and not as if that were all.
 */
final class KnownLength extends FilterInputStream {

  /** What is told of a file that did. */
  static final String SHORTER = "it became shorter while it was read";

  private final long length;
  private long read;

  private KnownLength(InputStream in, long length) {
    super(in);
    this.length = length;
  }

  static KnownLength of(Path file) throws IOException {
    FileChannel channel = FileChannel.open(file);
    try {
      return new KnownLength(Channels.newInputStream(channel), channel.size());
    } catch (IOException e) {
      try (channel) {
        throw e;
      }
    }
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] bytes, int offset, int count) throws IOException {
    int found = super.read(bytes, offset, count);
    if (found < 0 && read < length) {
      throw new IOException(SHORTER);
    }
    read += Math.max(found, 0);
    return found;
  }

  @Override
  public long skip(long count) throws IOException {
    long skipped = super.skip(count);
    read += skipped;
    return skipped;
  }

  @Override
  public boolean markSupported() {
    return false;
  }
}

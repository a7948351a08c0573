package dev.turnmark.json;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * Where the long texts of one record wait outside of memory: a temporary file, made when the first
 * of them comes, gone when it is closed. The next record that needs it overwrites it.
 */
final class Spill implements AutoCloseable {

  private @Nullable FileChannel channel;
  private long length;
  private long record;

  /** Forgets what is there, for another record. */
  void clear() throws IOException {
    record++;
    length = 0;
    if (channel != null) {
      channel.truncate(0);
    }
  }

  /** The number of the record whose texts are there. */
  long record() {
    return record;
  }

  /** How many bytes are there. */
  long length() {
    return length;
  }

  void write(byte[] bytes, int from, int to) throws IOException {
    FileChannel file = file();
    ByteBuffer rest = ByteBuffer.wrap(bytes, from, to - from);
    while (rest.hasRemaining()) {
      length += file.write(rest, length);
    }
  }

  /** Fills the array with what stands at a place. */
  void read(long at, byte[] bytes, int count) throws IOException {
    FileChannel file = file();
    ByteBuffer rest = ByteBuffer.wrap(bytes, 0, count);
    while (rest.hasRemaining()) {
      if (file.read(rest, at + rest.position()) < 0) {
        throw new IOException("a temporary file is shorter than what was written to it");
      }
    }
  }

  private FileChannel file() throws IOException {
    if (channel == null) {
      channel =
          FileChannel.open(
              Files.createTempFile("turnmark", ".texts"),
              StandardOpenOption.READ,
              StandardOpenOption.WRITE,
              StandardOpenOption.DELETE_ON_CLOSE);
    }
    return channel;
  }

  @Override
  public void close() throws IOException {
    if (channel != null) {
      channel.close();
      channel = null;
    }
  }
}

package dev.turnmark.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.Arrays;

/** The last bytes that were read of a text, by which a longer text is known for the same one. */
final class LastWords {

  private static final int MOST = 1024;

  private byte[] bytes = {};

  /** These bytes were read next. */
  void add(byte[] next, int offset, int count) {
    int kept = Math.min(bytes.length, Math.max(0, MOST - count));
    int added = Math.min(count, MOST);
    int from = bytes.length - kept;
    byte[] last = Arrays.copyOfRange(bytes, from, from + kept + added);
    System.arraycopy(next, offset + count - added, last, kept, added);
    bytes = last;
  }

  /** How many they are. */
  int count() {
    return bytes.length;
  }

  /** Whether they stand in the file before this place. */
  boolean stand(FileChannel file, long end) throws IOException {
    ByteBuffer found = ByteBuffer.allocate(bytes.length);
    long at = end - bytes.length;
    while (found.hasRemaining() && file.read(found, at + found.position()) >= 0) {}
    return Arrays.equals(found.array(), bytes);
  }

  /** Whether they come next. */
  boolean come(InputStream text) throws IOException {
    return Arrays.equals(text.readNBytes(bytes.length), bytes);
  }
}

package dev.turnmark.json;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a stream of bytes into records. A record ends at a line feed and nowhere else: a lone
 * carriage return, U+0085 or U+2028 may stand inside. Lines of nothing but white space are counted
 * as lines but give no record.
 */
final class RecordFramer {

  private static final int FIRST_SIZE = 1 << 16;
  private static final int MOST_ARRAY = Integer.MAX_VALUE - 8;

  private final InputStream in;
  private final int longest;
  private byte[] buffer = new byte[FIRST_SIZE];
  private int begin;
  private int filled;
  private int line;
  private boolean ended;

  /**
   * A framer.
   *
   * @param longest the most bytes a record may have; longer ones are passed over, not kept in
   *     memory
   */
  RecordFramer(InputStream in, int longest) {
    if (longest < 1 || longest > MOST_ARRAY - FIRST_SIZE) {
      throw new IllegalArgumentException(
          "expected a longest record of 1 to "
              + (MOST_ARRAY - FIRST_SIZE)
              + " bytes but was "
              + longest);
    }
    this.in = in;
    this.longest = longest;
  }

  /**
   * Where one record lies in the buffer; good until the next is asked for.
   *
   * @param start where it begins, behind a byte order mark on the first line
   * @param end where it ends, before the carriage return and the line feed
   * @param line its line, from 1
   * @param marked whether a byte order mark stood before it
   * @param tooLong whether it was longer than allowed, so that only its beginning is here
   */
  record Framed(int start, int end, int line, boolean marked, boolean tooLong) {}

  /** The bytes in which the last record given lies. */
  byte[] buffer() {
    return buffer;
  }

  /** The next record; null after the last. */
  @Nullable Framed next() throws IOException {
    for (Framed framed = nextLine(); framed != null; framed = nextLine()) {
      if (framed.tooLong() || !WhiteSpace.isAll(buffer, framed.start(), framed.end())) {
        return framed;
      }
    }
    return null;
  }

  /** Says what is wrong with a record that is too long. */
  String limit() {
    return "expected at most " + longest + " bytes but was a longer record";
  }

  private @Nullable Framed nextLine() throws IOException {
    int length = 0;
    boolean tooLong = false;
    while (true) {
      int feed = LineFeed.next(buffer, begin + length, filled);
      if (feed >= 0) {
        length = feed - begin;
        return frame(length, 1, tooLong || length > longest);
      }
      length = filled - begin;
      if (length > longest) {
        tooLong = true;
        length = longest;
        filled = begin + length;
      }
      if (!fill()) {
        return length == 0 ? null : frame(length, 0, tooLong);
      }
    }
  }

  private Framed frame(int length, int feeds, boolean tooLong) {
    line++;
    int start = begin;
    int end = begin + length;
    boolean marked = line == 1 && ByteOrderMark.isAt(buffer, start, end);
    if (marked) {
      start += ByteOrderMark.LENGTH;
    }
    if (feeds > 0 && end > start && buffer[end - 1] == '\r') {
      end--;
    }
    begin += length + feeds;
    return new Framed(start, end, line, marked, tooLong);
  }

  private boolean fill() throws IOException {
    if (ended) {
      return false;
    }
    if (filled == buffer.length) {
      makeRoom();
    }
    int read = in.read(buffer, filled, buffer.length - filled);
    ended = read < 0;
    filled += Math.max(read, 0);
    return !ended;
  }

  private void makeRoom() {
    if (begin == 0) {
      long size = Math.min(2L * buffer.length, (long) longest + FIRST_SIZE);
      buffer = Arrays.copyOf(buffer, (int) size);
      return;
    }
    System.arraycopy(buffer, begin, buffer, 0, filled - begin);
    filled -= begin;
    begin = 0;
  }
}

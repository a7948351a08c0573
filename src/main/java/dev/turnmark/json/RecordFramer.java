package dev.turnmark.json;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a stream of bytes into records. A record ends at a line feed and nowhere else: a lone
 * carriage return, U+0085 or U+2028 may stand inside. Lines of nothing but white space are counted
 * as lines but give no record. A long record is abridged: its long texts stay out of memory.
 */
final class RecordFramer implements AutoCloseable {

  private static final int FIRST_SIZE = 1 << 16;
  private static final int MOST_ARRAY = Integer.MAX_VALUE - 8;
  private static final int LONG_RECORD = 4 << 20;
  private static final int LONG_TEXT = 1 << 16;

  private final InputStream in;
  private final int limit;
  private final int longRecord;
  private final int longText;
  private final long most;
  private final Spill spill = new Spill();
  private byte[] buffer = new byte[FIRST_SIZE];
  private byte[] record = buffer;
  private int begin;
  private int filled;

  /** Behind the last line feed in the buffer; 0 when there is none. */
  private int wholeLines;

  private int line;
  private boolean ended;

  /**
   * A framer.
   *
   * @param limit how many bytes of a record may be in memory
   */
  RecordFramer(InputStream in, int limit) {
    this(in, limit, LONG_RECORD, LONG_TEXT);
  }

  /**
   * A framer.
   *
   * @param most how many bytes a record may have, in memory or not
   */
  RecordFramer(InputStream in, int limit, long most) {
    this(in, limit, LONG_RECORD, LONG_TEXT, most);
  }

  /**
   * A framer.
   *
   * @param longRecord how many bytes a record may have that is not abridged
   * @param longText how many bytes a text of an abridged record may have that is not left out
   */
  RecordFramer(InputStream in, int limit, int longRecord, int longText) {
    this(in, limit, longRecord, longText, ReadingLimits.USUAL.record());
  }

  private RecordFramer(InputStream in, int limit, int longRecord, int longText, long most) {
    if (limit < 1 || limit > MOST_ARRAY - FIRST_SIZE) {
      throw new IllegalArgumentException(
          "expected a longest record of 1 to "
              + (MOST_ARRAY - FIRST_SIZE)
              + " bytes but was "
              + limit);
    }
    this.in = in;
    this.limit = limit;
    this.most = most;
    this.longRecord = (int) Math.min(Math.min(longRecord, limit), most);
    this.longText = Math.min(longText, limit / 2);
  }

  /**
   * Where one record lies in the buffer; good until the next is asked for.
   *
   * @param start where it begins, behind a byte order mark on the first line
   * @param end where it ends, before the carriage return and the line feed
   * @param line its line, from 1
   * @param marked whether a byte order mark stood before it
   * @param longTexts what was left out of it
   * @param problem why it can not be read as a whole; null when it can
   */
  record Framed(
      int start,
      int end,
      int line,
      boolean marked,
      LongTexts longTexts,
      @Nullable String problem) {}

  /** The bytes in which the last record given lies. */
  byte[] buffer() {
    return record;
  }

  /** The bytes in which the next line lies, if it is there. */
  byte[] ahead() {
    return buffer;
  }

  /** The next record; null after the last. */
  @Nullable Framed next() throws IOException {
    for (Framed framed = nextLine(); framed != null; framed = nextLine()) {
      if (framed.problem() != null || !WhiteSpace.isAll(record, framed.start(), framed.end())) {
        return framed;
      }
    }
    return null;
  }

  /**
   * The next record if all of it is there already, as far as is known without waiting for the
   * stream, and if it is not abridged. Null says nothing of the end: {@link #next} does.
   */
  @Nullable Framed nextAtHand() throws IOException {
    for (int length = lengthAtHand(); length >= 0; length = lengthAtHand()) {
      Framed framed = whole(length, 1);
      if (!WhiteSpace.isAll(record, framed.start(), framed.end())) {
        return framed;
      }
    }
    return null;
  }

  /** Whether the next line is there up to its line feed, wherever that is. */
  boolean hasWholeLine() {
    return begin < wholeLines;
  }

  /** Where the next line begins. */
  int begin() {
    return begin;
  }

  /** Behind the last line that is there as a whole. */
  int wholeLines() {
    return wholeLines;
  }

  /**
   * Takes a line that somebody read to its end.
   *
   * @param feed where its line feed stands
   * @return its line, from 1; 0, and it is not taken, when it is so long that it is abridged
   */
  int take(int feed) {
    if (feed - begin > longRecord) {
      return 0;
    }
    begin = feed + 1;
    line++;
    return line;
  }

  private int lengthAtHand() throws IOException {
    int searched = 0;
    while (true) {
      int feed = LineFeed.next(buffer, begin + searched, filled);
      int length = (feed < 0 ? filled : feed) - begin;
      if (length > longRecord) {
        return -1;
      }
      if (feed >= 0) {
        return length;
      }
      searched = length;
      if (in.available() == 0 || !fill()) {
        return -1;
      }
    }
  }

  /** Asks the stream once more after it has ended: it may have grown. */
  void resume() {
    ended = false;
  }

  @Override
  public void close() throws IOException {
    spill.close();
  }

  private @Nullable Framed nextLine() throws IOException {
    int searched = 0;
    while (true) {
      int feed = LineFeed.next(buffer, begin + searched, filled);
      int length = (feed < 0 ? filled : feed) - begin;
      if (length > longRecord) {
        return abridged();
      }
      if (feed >= 0) {
        return whole(length, 1);
      }
      searched = length;
      if (!fill()) {
        return length == 0 ? null : whole(length, 0);
      }
    }
  }

  private Framed whole(int length, int feeds) {
    int end = begin + length;
    boolean withReturn = feeds > 0 && length > 0 && buffer[end - 1] == '\r';
    record = buffer;
    Framed framed = frame(begin, withReturn ? end - 1 : end, LongTexts.NONE, null);
    begin = end + feeds;
    return framed;
  }

  private Framed abridged() throws IOException {
    record = buffer;
    Abridger abridger = new Abridger(spill, limit, longText, most);
    while (!takeToFeed(abridger)) {
      if (!fill()) {
        abridger.take(buffer, begin, filled);
        begin = filled;
        break;
      }
    }
    abridger.end();
    record = abridger.kept().bytes();
    return frame(0, abridger.kept().size(), abridger.texts(), abridger.problem());
  }

  /** Hands on what is there of a long record; gives whether that is all of it. */
  private boolean takeToFeed(Abridger abridger) {
    int feed = LineFeed.next(buffer, begin, filled);
    int end = feed < 0 ? filled : feed;
    // A carriage return at the end waits: it belongs to the line feed that may come next.
    int content = end > begin && buffer[end - 1] == '\r' ? end - 1 : end;
    abridger.take(buffer, begin, content);
    begin = feed < 0 ? content : feed + 1;
    return feed >= 0;
  }

  private Framed frame(int from, int end, LongTexts texts, @Nullable String problem) {
    line++;
    boolean marked = line == 1 && ByteOrderMark.isAt(record, from, end);
    int start = marked ? from + ByteOrderMark.LENGTH : from;
    return new Framed(start, end, line, marked, texts, problem);
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
    if (read > 0) {
      wholeLines = Math.max(wholeLines, LineFeed.behindLast(buffer, filled, filled + read));
      filled += read;
    }
    return !ended;
  }

  private void makeRoom() {
    if (begin == 0) {
      long size = Math.min(2L * buffer.length, (long) longRecord + FIRST_SIZE);
      buffer = Arrays.copyOf(buffer, (int) size);
      return;
    }
    System.arraycopy(buffer, begin, buffer, 0, filled - begin);
    filled -= begin;
    wholeLines = Math.max(0, wholeLines - begin);
    begin = 0;
  }
}

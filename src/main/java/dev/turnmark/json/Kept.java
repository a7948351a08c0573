package dev.turnmark.json;

import java.util.Arrays;
import java.util.NavigableMap;
import java.util.TreeMap;

/** The bytes of a record that are kept in memory, and where in the whole record they stood. */
final class Kept {

  private static final int FIRST_SIZE = 1 << 16;

  private final NavigableMap<Integer, Long> shifts = new TreeMap<>();
  private final int limit;
  private byte[] bytes = new byte[FIRST_SIZE];
  private int size;
  private boolean full;

  /**
   * Room for a record.
   *
   * @param limit how many bytes there is room for; more are dropped
   */
  Kept(int limit) {
    this.limit = limit;
  }

  /** Keeps bytes of which the first stood at {@code offset} of the whole record. */
  void add(byte[] source, int from, int to, long offset) {
    int count = to - from;
    if (full || count > limit - size) {
      full = true;
      return;
    }
    placed(offset);
    if (count > bytes.length - size) {
      long least = (long) size + count;
      bytes = Arrays.copyOf(bytes, (int) Math.min(Math.max(least, 2L * bytes.length), limit));
    }
    System.arraycopy(source, from, bytes, size, count);
    size += count;
  }

  /** Says where in the whole record that stands which comes next. */
  void placed(long offset) {
    long shift = offset - size;
    if (shift != (shifts.isEmpty() ? 0 : shifts.lastEntry().getValue())) {
      shifts.put(size, shift);
    }
  }

  /** Drops all that comes from here on. */
  void overflow() {
    full = true;
  }

  /** Takes out what stands from an index on. */
  byte[] cut(int from) {
    byte[] rest = Arrays.copyOfRange(bytes, from, size);
    shifts.tailMap(from, true).clear();
    size = from;
    return rest;
  }

  byte[] bytes() {
    return bytes;
  }

  int size() {
    return size;
  }

  NavigableMap<Integer, Long> shifts() {
    return shifts;
  }

  /** Whether something had to be dropped. */
  boolean isFull() {
    return full;
  }
}

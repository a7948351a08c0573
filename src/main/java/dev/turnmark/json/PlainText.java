package dev.turnmark.json;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * The content of a JSON string, checked in one look as it is passed: UTF-8, escapes that mean
 * something, no halves of surrogate pairs, no control characters.
 */
final class PlainText {

  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final long HIGHS = 0x8080808080808080L;

  private PlainText() {}

  /**
   * Goes to the closing quote.
   *
   * @param from behind the opening quote
   * @return its index
   * @throws UnreadableException when there is none, or something is wrong before it
   */
  static int quote(byte[] bytes, int from, int end) throws UnreadableException {
    int at = special(bytes, from, end);
    while (at >= 0 && at < end) {
      byte special = bytes[at];
      if (special == '"') {
        return at;
      }
      int next = special == '\\' ? PlainEscape.past(bytes, at, end) : pastSequence(bytes, at, end);
      at = next < 0 ? next : special(bytes, next, end);
    }
    throw PlainTokens.NOT_PLAIN;
  }

  /** To the next byte that is a quote, a backslash, a control character or not ASCII. */
  static int special(byte[] bytes, int from, int end) {
    int at = from;
    for (; at <= end - Long.BYTES; at += Long.BYTES) {
      long marks = marks((long) LONGS.get(bytes, at));
      if (marks != 0) {
        return at + (Long.numberOfTrailingZeros(marks) >>> 3);
      }
    }
    while (at < end && bytes[at] >= ' ' && bytes[at] != '"' && bytes[at] != '\\') {
      at++;
    }
    return at;
  }

  /**
   * Marks the highest bit of each special byte of eight. A byte that goes below zero is special,
   * and may make the byte above it look so, hence only the lowest mark counts. The bit that is
   * turned first makes a blank of a quote, so that it stands next to the control characters.
   */
  private static long marks(long word) {
    long quoteOrControl = (word ^ 0x0202020202020202L) - 0x2121212121212121L;
    long backslash = (word ^ 0x5C5C5C5C5C5C5C5CL) - 0x0101010101010101L;
    return (word | quoteOrControl | backslash) & HIGHS;
  }

  /** Behind the character of several bytes that begins here; -1 when none does. */
  private static int pastSequence(byte[] bytes, int at, int end) {
    int lead = bytes[at];
    if (lead >= (byte) 0xC2 && lead <= (byte) 0xDF) {
      return at + 1 < end && follows(bytes[at + 1]) ? at + 2 : -1;
    }
    if (lead >= (byte) 0xE0 && lead <= (byte) 0xEF) {
      boolean whole = at + 2 < end && follows(bytes[at + 1]) && follows(bytes[at + 2]);
      return whole && isInRange(bytes, at) ? at + 3 : -1;
    }
    boolean whole =
        lead >= (byte) 0xF0
            && lead <= (byte) 0xF4
            && at + 3 < end
            && follows(bytes[at + 1])
            && follows(bytes[at + 2])
            && follows(bytes[at + 3]);
    return whole && isInRange(bytes, at) ? at + 4 : -1;
  }

  private static boolean follows(byte next) {
    return next < (byte) 0xC0;
  }

  /** Whether it is as short as can be, no surrogate, and not beyond U+10FFFF. */
  private static boolean isInRange(byte[] bytes, int at) {
    int lead = (bytes[at] & 0xFF) << 8 | (bytes[at + 1] & 0xFF);
    return lead >= 0xE0A0
        && !(lead >= 0xEDA0 && lead < 0xEE00)
        && !(lead >= 0xF000 && lead < 0xF090)
        && lead < 0xF490;
  }
}

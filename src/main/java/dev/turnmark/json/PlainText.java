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

  /**
   * To the next byte that is a quote, a backslash, a control character or not ASCII, eight at a
   * time.
   */
  static int special(byte[] bytes, int from, int end) {
    int at = from;
    int last = end - 4 * Long.BYTES;
    while (at <= last) {
      long first = marks((long) LONGS.get(bytes, at));
      long second = marks((long) LONGS.get(bytes, at + 8));
      long third = marks((long) LONGS.get(bytes, at + 16));
      long fourth = marks((long) LONGS.get(bytes, at + 24));
      if (((first | second | third | fourth) & HIGHS) != 0) {
        return at + first(first & HIGHS, second & HIGHS, third & HIGHS, fourth & HIGHS);
      }
      at += 4 * Long.BYTES;
    }
    while (at < end && bytes[at] >= ' ' && bytes[at] != '"' && bytes[at] != '\\') {
      at++;
    }
    return at;
  }

  /**
   * The highest bit of each byte that is special is set. A subtraction of a byte goes below zero
   * there, and may then set that of the byte above it, so only the lowest counts. A quote differs
   * in one bit from a blank, which swaps places with it, and then stands next to what is below it.
   */
  private static long marks(long word) {
    long low = (word ^ 0x0202020202020202L) - 0x2121212121212121L;
    long backslash = (word ^ 0x5C5C5C5C5C5C5C5CL) - 0x0101010101010101L;
    return word | low | backslash;
  }

  /** Packs the marks of four words into one bit a byte, and takes the lowest. */
  private static int first(long first, long second, long third, long fourth) {
    long low = first != 0 ? first : second;
    if ((first | second) != 0) {
      return (Long.numberOfTrailingZeros(low) >>> 3) + (first != 0 ? 0 : 8);
    }
    long high = third != 0 ? third : fourth;
    return (Long.numberOfTrailingZeros(high) >>> 3) + (third != 0 ? 16 : 24);
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

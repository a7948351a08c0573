package dev.turnmark.json;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * One look at the bytes of a record before it is parsed: are they UTF-8, and is there an escape of
 * a surrogate without its other half? Parsers that skip a text check neither.
 */
final class Utf8Scan {

  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final long ONES = 0x0101010101010101L;
  private static final long HIGHS = 0x8080808080808080L;
  private static final long BACKSLASHES = 0x5C5C5C5C5C5C5C5CL;
  private static final long US = 0x7575757575757575L;

  private final byte[] bytes;
  private final int start;
  private final int end;
  private int malformed = -1;
  private int loneSurrogate = -1;

  /** Looks at the bytes from {@code start} until {@code end}. */
  Utf8Scan(byte[] bytes, int start, int end) {
    this.bytes = bytes;
    this.start = start;
    this.end = end;
    int at = start;
    while (at < end && malformed < 0) {
      at = step(plainUntil(at));
    }
  }

  /** Index of the first byte that no UTF-8 text has in its place; -1 when all are well. */
  int malformed() {
    return malformed;
  }

  /** Index of the first escape of a lone surrogate; -1 when there is none. */
  int loneSurrogate() {
    return loneSurrogate;
  }

  /**
   * To the next byte that is not ASCII or may begin a {@code \\u}, eight bytes at a time. It may
   * stop too early, never too late.
   */
  private int plainUntil(int from) {
    byte[] bytes = this.bytes;
    int at = from;
    int last = end - Long.BYTES - 1;
    while (at <= last) {
      long word = (long) LONGS.get(bytes, at);
      long apart = (word ^ BACKSLASHES) | ((long) LONGS.get(bytes, at + 1) ^ US);
      long special = (word | ((apart - ONES) & ~apart)) & HIGHS;
      if (special != 0) {
        return at + (Long.numberOfTrailingZeros(special) >>> 3);
      }
      at += Long.BYTES;
    }
    while (at < end && bytes[at] >= 0 && bytes[at] != '\\') {
      at++;
    }
    return at;
  }

  private int step(int at) {
    if (at >= end) {
      return end;
    }
    if (bytes[at] < 0) {
      return pastSequence(at);
    }
    return escapedUnit(at) < 0 || isEscaped(at) ? at + 1 : pastEscape(at);
  }

  /** Whether the backslash here is the second of a pair. */
  private boolean isEscaped(int at) {
    int first = at;
    while (first > start && bytes[first - 1] == '\\') {
      first--;
    }
    return (at - first) % 2 != 0;
  }

  private int pastEscape(int at) {
    char unit = (char) escapedUnit(at);
    if (!Character.isSurrogate(unit)) {
      return at + 6;
    }
    int next = escapedUnit(at + 6);
    if (next >= 0 && Character.isSurrogatePair(unit, (char) next)) {
      return at + 12;
    }
    if (loneSurrogate < 0) {
      loneSurrogate = at;
    }
    return at + 6;
  }

  /** The code unit of the escape that begins here; -1 when none with four digits does. */
  private int escapedUnit(int at) {
    if (at > end - 6 || bytes[at] != '\\' || bytes[at + 1] != 'u') {
      return -1;
    }
    int unit = 0;
    for (int i = at + 2; i < at + 6; i++) {
      int digit = Character.digit(bytes[i], 16);
      if (digit < 0) {
        return -1;
      }
      unit = unit << 4 | digit;
    }
    return unit;
  }

  private int pastSequence(int at) {
    int length = lengthAt(at);
    for (int i = 1; i < length; i++) {
      if (at + i >= end || (bytes[at + i] & 0xC0) != 0x80) {
        length = 0;
      }
    }
    if (length == 0 || isOutOfRange(at, length)) {
      malformed = at;
      return end;
    }
    return at + length;
  }

  /** How many bytes the first one promises; 0 when it can't be a first one. */
  private int lengthAt(int at) {
    int first = bytes[at] & 0xFF;
    if (first >= 0xC2 && first <= 0xDF) {
      return 2;
    }
    if (first >= 0xE0 && first <= 0xEF) {
      return 3;
    }
    return first >= 0xF0 && first <= 0xF4 ? 4 : 0;
  }

  /** Whether it is longer than it need be, a surrogate, or beyond U+10FFFF. */
  private boolean isOutOfRange(int at, int length) {
    if (length == 2) {
      return false;
    }
    int lead = (bytes[at] & 0xFF) << 8 | (bytes[at + 1] & 0xFF);
    return lead < 0xE0A0
        || (lead >= 0xEDA0 && lead < 0xEE00)
        || (lead >= 0xF000 && lead < 0xF090)
        || lead >= 0xF490;
  }
}

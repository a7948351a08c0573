package dev.turnmark.json;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** Escapes in JSON strings. */
final class PlainEscape {

  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final long ONES = 0x0101010101010101L;
  private static final long HIGHS = 0x8080808080808080L;
  private static final long BACKSLASHES = 0x5C5C5C5C5C5C5C5CL;

  /** What each letter behind a backslash stands for; 0 when for nothing. */
  private static final byte[] MEANT = new byte[128];

  static {
    String letters = "\"\\/bfnrt";
    String meant = "\"\\/\b\f\n\r\t";
    for (int i = 0; i < letters.length(); i++) {
      MEANT[letters.charAt(i)] = (byte) meant.charAt(i);
    }
  }

  private PlainEscape() {}

  /** Behind the escape that begins here; -1 when it means nothing, or half a surrogate pair. */
  static int past(byte[] bytes, int at, int end) {
    if (at + 1 >= end || bytes[at + 1] < 0) {
      return -1;
    }
    if (MEANT[bytes[at + 1]] != 0) {
      return at + 2;
    }
    int unit = unit(bytes, at, end);
    if (unit < 0 || !Character.isSurrogate((char) unit)) {
      return unit < 0 ? -1 : at + 6;
    }
    int next = unit(bytes, at + 6, end);
    return next >= 0 && Character.isSurrogatePair((char) unit, (char) next) ? at + 12 : -1;
  }

  /** The code unit that is written here as an escape; -1 when none is. */
  private static int unit(byte[] bytes, int at, int end) {
    if (at > end - 6 || bytes[at] != '\\' || bytes[at + 1] != 'u') {
      return -1;
    }
    int unit = 0;
    for (int i = at + 2; i < at + 6; i++) {
      unit = unit << 4 | Character.digit(bytes[i], 16);
    }
    return unit; // A digit of -1 makes it negative for good.
  }

  /** How many bytes of room {@link #resolved} needs for a text of so many bytes. */
  static int room(int length) {
    return length + Long.BYTES; // An escape is never shorter than what it stands for in UTF-8.
  }

  /** What a checked text with escapes says; {@code out} is room to write in. */
  static String resolved(byte[] bytes, int from, int to, byte[] out) {
    int length = 0;
    int at = from;
    while (at < to) {
      int escape = copyPlain(bytes, at, to, out, length);
      length += escape - at;
      at = escape;
      if (at < to) {
        int next = past(bytes, at, to);
        length = put(bytes, at, next, out, length);
        at = next;
      }
    }
    return new String(out, 0, length, StandardCharsets.UTF_8);
  }

  /** Copies to the next backslash, eight bytes at a time; gives where it is. */
  private static int copyPlain(byte[] bytes, int from, int to, byte[] out, int length) {
    int at = from;
    int moved = length - from;
    while (at <= to - Long.BYTES) {
      long word = (long) LONGS.get(bytes, at);
      LONGS.set(out, at + moved, word);
      long apart = word ^ BACKSLASHES;
      long zeros = (apart - ONES) & ~apart & HIGHS;
      if (zeros != 0) {
        return at + (Long.numberOfTrailingZeros(zeros) >>> 3);
      }
      at += Long.BYTES;
    }
    while (at < to && bytes[at] != '\\') {
      out[at + moved] = bytes[at];
      at++;
    }
    return at;
  }

  /** Writes what the escape from {@code at} to {@code next} stands for; gives the new length. */
  private static int put(byte[] bytes, int at, int next, byte[] out, int length) {
    if (next - at == 2) {
      out[length] = MEANT[bytes[at + 1]];
      return length + 1;
    }
    char unit = (char) unit(bytes, at, next);
    String said = String.valueOf(unit);
    if (next - at > 6) {
      said += (char) unit(bytes, at + 6, next);
    }
    byte[] utf8 = said.getBytes(StandardCharsets.UTF_8);
    System.arraycopy(utf8, 0, out, length, utf8.length);
    return length + utf8.length;
  }
}

package dev.turnmark.json;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Names and tags that were met before, found again by their bytes so that each is made once. There
 * is an end to how many are kept: a file may be full of names that never come again.
 */
final class Names {

  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final int BITS = 11;
  private static final int SIZE = 1 << BITS;
  private static final int SHIFT = Long.SIZE - BITS;
  private static final int MOST = SIZE / 4;
  private static final int LONGEST = 64;

  private final @Nullable Name[] table = new @Nullable Name[SIZE];
  private int count;

  /**
   * One of them.
   *
   * @param begin its first eight bytes, or fewer
   * @param end its last eight bytes, if it has as many
   */
  private record Name(long begin, long end, String text) {}

  /** The name written in these bytes, which are ASCII. */
  String of(byte[] bytes, int from, int to) {
    int length = to - from;
    if (length > LONGEST || to < Long.BYTES) {
      return new String(bytes, from, length, StandardCharsets.ISO_8859_1);
    }
    long end = (long) LONGS.get(bytes, to - Long.BYTES);
    long begin = end;
    if (length > Long.BYTES) {
      begin = (long) LONGS.get(bytes, from);
    } else if (length < Long.BYTES) {
      end = length == 0 ? 0 : end >>> ((Long.BYTES - length) << 3);
      begin = end;
    }
    int slot = slot(begin, end, length);
    for (Name name = table[slot]; name != null; name = table[slot]) {
      if (name.begin == begin && name.end == end && isRest(name.text, bytes, from, length)) {
        return name.text;
      }
      slot = (slot + 1) & (SIZE - 1);
    }
    return learn(slot, begin, end, new String(bytes, from, length, StandardCharsets.ISO_8859_1));
  }

  /** Whether what its first and last bytes don't tell is equal too. */
  private static boolean isRest(String name, byte[] bytes, int from, int length) {
    if (name.length() != length) {
      return false;
    }
    for (int i = Long.BYTES; i < length - Long.BYTES; i++) {
      if (name.charAt(i) != bytes[from + i]) {
        return false;
      }
    }
    return true;
  }

  private String learn(int slot, long begin, long end, String text) {
    if (count == MOST) {
      return text;
    }
    count++;
    // Where known names are looked up, this very text is found the fastest.
    Name name = new Name(begin, end, text.intern());
    table[slot] = name;
    return name.text;
  }

  private static int slot(long begin, long end, int length) {
    long mixed = (begin + Long.rotateLeft(end, 32) + length) * 0x9E3779B97F4A7C15L;
    return (int) (mixed >>> SHIFT);
  }
}

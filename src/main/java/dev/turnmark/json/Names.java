package dev.turnmark.json;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Names and tags that were met before, found again by their bytes so that each is made once. There
 * is an end to how many are kept: a file may be full of names that never come again.
 */
final class Names {

  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final int SIZE = 1 << 11;
  private static final int MOST = SIZE / 4;
  private static final int LONGEST = 64;

  private final @Nullable Name[] table = new @Nullable Name[SIZE];
  private int count;

  private record Name(long begin, byte[] bytes, String text) {}

  /** The name written in these bytes, which has no escapes. */
  String of(byte[] bytes, int from, int to) {
    int length = to - from;
    if (length > LONGEST) {
      return new String(bytes, from, length, StandardCharsets.UTF_8);
    }
    long begin = begin(bytes, from, length);
    int slot = slot(begin, length);
    for (Name name = table[slot]; name != null; name = table[slot]) {
      if (name.begin == begin
          && name.bytes.length == length
          && (length <= Long.BYTES || Arrays.equals(bytes, from, to, name.bytes, 0, length))) {
        return name.text;
      }
      slot = (slot + 1) & (SIZE - 1);
    }
    return learn(slot, begin, Arrays.copyOfRange(bytes, from, to));
  }

  private String learn(int slot, long begin, byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    if (count == MOST) {
      return text;
    }
    count++;
    // Known names are found by identity where they are looked up then.
    Name name = new Name(begin, bytes, text.intern());
    table[slot] = name;
    return name.text;
  }

  private static long begin(byte[] bytes, int from, int length) {
    if (from + Long.BYTES <= bytes.length) {
      long word = (long) LONGS.get(bytes, from);
      return length >= Long.BYTES ? word : word & ((1L << (length << 3)) - 1);
    }
    long word = 0;
    for (int i = Math.min(length, Long.BYTES) - 1; i >= 0; i--) {
      word = word << 8 | (bytes[from + i] & 0xFF);
    }
    return word;
  }

  private static int slot(long begin, int length) {
    long mixed = (begin + length) * 0x9E3779B97F4A7C15L;
    return (int) (mixed >>> 53);
  }
}

package dev.turnmark.json;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Finds line feeds, eight bytes at a time. */
final class LineFeed {

  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final long ONES = 0x0101010101010101L;
  private static final long HIGHS = 0x8080808080808080L;
  private static final long FEEDS = 0x0A0A0A0A0A0A0A0AL;

  private LineFeed() {}

  /** The index of the first one from {@code from} until {@code end}; -1 when there is none. */
  static int next(byte[] bytes, int from, int end) {
    int at = from;
    while (at <= end - Long.BYTES) {
      long word = (long) LONGS.get(bytes, at) ^ FEEDS;
      long zeros = (word - ONES) & ~word & HIGHS;
      if (zeros != 0) {
        return at + (Long.numberOfTrailingZeros(zeros) >>> 3);
      }
      at += Long.BYTES;
    }
    while (at < end && bytes[at] != '\n') {
      at++;
    }
    return at < end ? at : -1;
  }
}

package dev.turnmark.json;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Finds line feeds, some words at a time. */
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
    while (at <= end - 4 * Long.BYTES
        && ((marks(bytes, at) | marks(bytes, at + 8) | marks(bytes, at + 16))
                | marks(bytes, at + 24))
            == 0) {
      at += 4 * Long.BYTES;
    }
    for (; at <= end - Long.BYTES; at += Long.BYTES) {
      long marks = marks(bytes, at);
      if (marks != 0) {
        return at + (Long.numberOfTrailingZeros(marks) >>> 3);
      }
    }
    while (at < end && bytes[at] != '\n') {
      at++;
    }
    return at < end ? at : -1;
  }

  /** The index behind the last one from {@code from} until {@code end}; 0 when there is none. */
  static int behindLast(byte[] bytes, int from, int end) {
    int at = end;
    while (at > from && bytes[at - 1] != '\n') {
      at--;
    }
    return at > from ? at : 0;
  }

  /** The highest bit of the first of eight bytes that is one, and maybe of some above it. */
  private static long marks(byte[] bytes, int at) {
    long word = (long) LONGS.get(bytes, at) ^ FEEDS;
    return (word - ONES) & ~word & HIGHS;
  }
}

package dev.turnmark.json;

/** The three bytes some editors put in front of UTF-8. */
final class ByteOrderMark {

  static final int LENGTH = 3;

  private ByteOrderMark() {}

  static boolean isAt(byte[] bytes, int start, int end) {
    return end - start >= LENGTH
        && bytes[start] == (byte) 0xEF
        && bytes[start + 1] == (byte) 0xBB
        && bytes[start + 2] == (byte) 0xBF;
  }
}

package dev.turnmark.json;

import java.nio.charset.StandardCharsets;

/**
 * Unicode's White_Space, which is what Codex trims before it calls a line empty. Java's own notions
 * of white space differ at U+0085, U+00A0, U+2007, U+202F and U+001C to U+001F.
 */
final class WhiteSpace {

  private WhiteSpace() {}

  /** Whether the bytes are white space and nothing else. */
  static boolean isAll(byte[] bytes, int start, int end) {
    int at = start;
    while (at < end && isOne(bytes[at])) {
      at++;
    }
    return at == end
        || (bytes[at] < 0
            && new String(bytes, at, end - at, StandardCharsets.UTF_8)
                .chars()
                .allMatch(WhiteSpace::isOne));
  }

  private static boolean isOne(int c) {
    return (c >= 0x09 && c <= 0x0D)
        || c == 0x20
        || c == 0x85
        || c == 0xA0
        || c == 0x1680
        || (c >= 0x2000 && c <= 0x200A)
        || c == 0x2028
        || c == 0x2029
        || c == 0x202F
        || c == 0x205F
        || c == 0x3000;
  }
}

package dev.turnmark.fact;

/**
 * The characters that Rust's {@code trim} takes away: Unicode's property White_Space.
 *
 * <p>No method of {@link String} and {@link Character} knows this set: they leave out U+0085 and
 * the spaces that do not break, and count the separators U+001C to U+001F in.
 */
final class WhiteSpace {

  private WhiteSpace() {}

  static boolean contains(int codePoint) {
    return codePoint <= 0x20
        ? codePoint == ' ' || (codePoint >= '\t' && codePoint <= '\r')
        : codePoint >= 0x85 && beyondAscii(codePoint);
  }

  private static boolean beyondAscii(int codePoint) {
    return switch (codePoint) {
      case 0x85, 0xA0, 0x1680, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000 -> true;
      default -> codePoint >= 0x2000 && codePoint <= 0x200A;
    };
  }

  /** Where the white space in front of a text ends; its length when there is nothing else. */
  static int trimStart(String text) {
    int start = 0;
    while (start < text.length() && contains(text.charAt(start))) {
      start++;
    }
    return start;
  }

  /** Where the white space behind a text begins; 0 when there is nothing else. */
  static int trimEnd(String text) {
    int end = text.length();
    while (end > 0 && contains(text.charAt(end - 1))) {
      end--;
    }
    return end;
  }

  static boolean isAllOf(String text) {
    return trimStart(text) == text.length();
  }
}

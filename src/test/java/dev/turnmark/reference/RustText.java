package dev.turnmark.reference;

/** Texts as Rust sees them: Unicode white space, and letter case for ASCII only. */
final class RustText {

  private RustText() {}

  static String trim(String text) {
    int end = text.length();
    while (end > 0) {
      int last = text.codePointBefore(end);
      if (!isWhiteSpace(last)) {
        break;
      }
      end -= Character.charCount(last);
    }
    return trimStart(text.substring(0, end));
  }

  static String trimStart(String text) {
    int start = 0;
    while (start < text.length()) {
      int first = text.codePointAt(start);
      if (!isWhiteSpace(first)) {
        break;
      }
      start += Character.charCount(first);
    }
    return text.substring(start);
  }

  /** The Unicode property White_Space, which none of Java's own tests is. */
  static boolean isWhiteSpace(int codePoint) {
    return switch (codePoint) {
      case 0x20, 0x85, 0xA0, 0x1680, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000 -> true;
      default ->
          (codePoint >= 0x09 && codePoint <= 0x0D) || (codePoint >= 0x2000 && codePoint <= 0x200A);
    };
  }

  static boolean startsIgnoringAsciiCase(String text, String prefix) {
    return matchesAt(text, 0, prefix);
  }

  static boolean endsIgnoringAsciiCase(String text, String suffix) {
    return matchesAt(text, text.length() - suffix.length(), suffix);
  }

  private static boolean matchesAt(String text, int offset, String part) {
    if (offset < 0 || offset + part.length() > text.length()) {
      return false;
    }
    for (int i = 0; i < part.length(); i++) {
      if (asciiLower(text.charAt(offset + i)) != asciiLower(part.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  private static char asciiLower(char c) {
    return c >= 'A' && c <= 'Z' ? (char) (c + ('a' - 'A')) : c;
  }
}

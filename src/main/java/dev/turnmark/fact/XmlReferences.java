package dev.turnmark.fact;

import org.jspecify.annotations.Nullable;

/** What the references of XML stand for. No DOCTYPE adds to them: Codex reads none. */
final class XmlReferences {

  private static final int NONE = -1;

  private XmlReferences() {}

  /**
   * The character that a reference stands for, -1 when it stands for none.
   *
   * @param name what stands between {@code &} and {@code ;}
   */
  static int resolve(String name) {
    return switch (name) {
      case "lt" -> '<';
      case "gt" -> '>';
      case "amp" -> '&';
      case "apos" -> '\'';
      case "quot" -> '"';
      default -> name.startsWith("#") ? number(name) : NONE;
    };
  }

  /** A text with all its references resolved, null when one of them cannot be. */
  static @Nullable String resolveAll(String text) {
    StringBuilder resolved = new StringBuilder(text.length());
    int at = 0;
    for (int start = text.indexOf('&'); start >= 0; start = text.indexOf('&', at)) {
      int end = text.indexOf(';', start);
      int codePoint = end < 0 ? NONE : resolve(text.substring(start + 1, end));
      if (codePoint < 0) {
        return null;
      }
      resolved.append(text, at, start).appendCodePoint(codePoint);
      at = end + 1;
    }
    return resolved.append(text, at, text.length()).toString();
  }

  private static int number(String name) {
    boolean hexadecimal = name.startsWith("#x");
    int radix = hexadecimal ? 16 : 10;
    int digits = hexadecimal ? 2 : 1;
    int codePoint = 0;
    for (int i = digits; i < name.length() && codePoint <= Character.MAX_CODE_POINT; i++) {
      char c = name.charAt(i);
      // Digits of other scripts are digits to Character, but not here.
      int digit = c < 0x80 ? Character.digit(c, radix) : NONE;
      if (digit < 0) {
        return NONE;
      }
      codePoint = codePoint * radix + digit;
    }
    // Without a digit, the number is 0 as well.
    return isScalarValue(codePoint) ? codePoint : NONE;
  }

  private static boolean isScalarValue(int codePoint) {
    return codePoint > 0
        && codePoint <= Character.MAX_CODE_POINT
        && (codePoint < Character.MIN_SURROGATE || codePoint > Character.MAX_SURROGATE);
  }
}

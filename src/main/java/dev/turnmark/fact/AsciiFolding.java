package dev.turnmark.fact;

/**
 * Comparison that takes the ASCII letters of both cases for the same, and every other character for
 * itself alone.
 *
 * <p>Java's own comparison folds more: it takes the Kelvin sign for a k, and the dotless i for an
 * i.
 */
final class AsciiFolding {

  private AsciiFolding() {}

  static boolean startsWith(String text, Span within, String prefix) {
    return prefix.length() <= within.length() && matches(text, within.start(), prefix);
  }

  static boolean endsWith(String text, Span within, String suffix) {
    return suffix.length() <= within.length()
        && matches(text, within.end() - suffix.length(), suffix);
  }

  private static boolean matches(String text, int at, String expected) {
    for (int i = 0; i < expected.length(); i++) {
      if (!equal(text.charAt(at + i), expected.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  static boolean equal(char one, char other) {
    return one == other || fold(one) == fold(other);
  }

  private static char fold(char c) {
    return c >= 'A' && c <= 'Z' ? (char) (c + ('a' - 'A')) : c;
  }
}

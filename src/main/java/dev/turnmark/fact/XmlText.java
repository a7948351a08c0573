package dev.turnmark.fact;

import org.jspecify.annotations.Nullable;

/**
 * The words of one XML element, gathered piece by piece. Pieces join until something cuts them
 * apart; a stretch of nothing but white space does not count, and more than one other stretch is
 * one too many.
 */
final class XmlText {

  private final StringBuilder stretch = new StringBuilder();
  private boolean blank = true;
  private @Nullable String words;

  /** XML's white space, which is less than {@link WhiteSpace}. */
  static boolean isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
  }

  static boolean isBlank(CharSequence text) {
    for (int i = 0; i < text.length(); i++) {
      if (!isSpace(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  /** Adds a piece of text or CDATA; its ends of line, however written, become line feeds. */
  void append(String piece) {
    for (int i = 0; i < piece.length(); i++) {
      char c = piece.charAt(i);
      blank &= isSpace(c);
      if (c != '\r') {
        stretch.append(c);
      } else if (i + 1 == piece.length() || piece.charAt(i + 1) != '\n') {
        stretch.append('\n');
      }
    }
  }

  /** Adds what a reference stands for, as it is. False when it stands for nothing. */
  boolean appendReference(String name) {
    int codePoint = XmlReferences.resolve(name);
    if (codePoint < 0) {
      return false;
    }
    blank &= codePoint <= ' ' && isSpace((char) codePoint);
    stretch.appendCodePoint(codePoint);
    return true;
  }

  /** Ends a stretch. False when it is one too many. */
  boolean cut() {
    if (!blank && words != null) {
      return false;
    }
    if (!blank) {
      words = stretch.toString();
    }
    stretch.setLength(0);
    blank = true;
    return true;
  }

  /** Whether something other than white space was added since the last cut. */
  boolean saysSomething() {
    return !blank;
  }

  /** The words, null when there are none. */
  @Nullable String words() {
    return words;
  }
}

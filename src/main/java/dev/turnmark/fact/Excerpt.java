package dev.turnmark.fact;

import dev.turnmark.model.Internal;

/**
 * As much of a text as fits into a sentence, with what is no character to look at written as an
 * escape.
 */
@Internal
public final class Excerpt {

  private static final int SHORT = 24;
  private static final int LONG = 72;
  private static final String CUT = "…";

  private Excerpt() {}

  /** All of a text, in backquotes; of a long one the middle is left out. */
  public static String quoted(String text) {
    return "`" + middleCut(text) + "`";
  }

  /** The text; of a long one the middle is left out. */
  public static String middleCut(String text) {
    return text.length() <= LONG
        ? escaped(text)
        : escaped(head(text, LONG / 2)) + CUT + escaped(tail(text, LONG / 2));
  }

  /** How a text opens, as far as the marker that it was expected to open with, in backquotes. */
  static String start(String text, String marker) {
    String words = text.substring(Span.trimmed(text).start());
    int length = Math.max(SHORT, marker.length());
    return words.isEmpty()
        ? "nothing"
        : "`" + escaped(head(words, length)) + (words.length() > length ? CUT : "") + "`";
  }

  /** How a text ends, as far as the marker that it was expected to end with, in backquotes. */
  static String end(String text, String marker) {
    String words = text.substring(0, Span.trimmed(text).end());
    int length = Math.max(SHORT, marker.length());
    return Span.trimmed(text).length() == 0
        ? "nothing"
        : "`" + (words.length() > length ? CUT : "") + escaped(tail(words, length)) + "`";
  }

  private static String head(String text, int length) {
    int end = Math.min(length, text.length());
    boolean splits = end < text.length() && end > 0 && isPairAt(text, end - 1);
    return text.substring(0, splits ? end - 1 : end);
  }

  private static String tail(String text, int length) {
    int start = Math.max(0, text.length() - length);
    return text.substring(start > 0 && isPairAt(text, start - 1) ? start + 1 : start);
  }

  private static boolean isPairAt(String text, int at) {
    return Character.isSurrogatePair(text.charAt(at), text.charAt(at + 1));
  }

  private static String escaped(String text) {
    StringBuilder plain = new StringBuilder(text.length());
    text.codePoints().forEach(c -> append(c, plain));
    return plain.toString();
  }

  private static void append(int codePoint, StringBuilder plain) {
    switch (codePoint) {
      case '\n' -> plain.append("\\n");
      case '\r' -> plain.append("\\r");
      case '\t' -> plain.append("\\t");
      default -> {
        int type = Character.getType(codePoint);
        if (type == Character.CONTROL || type == Character.SURROGATE) {
          plain.append(String.format("\\u%04x", codePoint));
        } else {
          plain.appendCodePoint(codePoint);
        }
      }
    }
  }
}

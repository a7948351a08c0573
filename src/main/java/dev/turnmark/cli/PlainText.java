package dev.turnmark.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Texts of strangers, made safe for a terminal: what would move its cursor, change its colours or
 * turn its direction of writing, or would stand there and not be seen, is spelled out.
 */
final class PlainText {

  private static final String ELLIPSIS = "…";
  private static final Pattern LINE_BREAK = Pattern.compile("\r?\n");

  private PlainText() {}

  /** The text in one line: white space of any kind becomes one blank. */
  static String oneLine(String text) {
    return escaped(text.strip().replaceAll("\\s+", " "));
  }

  /** The text line by line, each as it stands; blank lines at its end are left out. */
  static List<String> lines(String text) {
    List<String> lines = new ArrayList<>();
    for (String line : LINE_BREAK.split(text.stripTrailing(), -1)) {
      lines.add(
          Arrays.stream(line.split("\t", -1))
              .map(PlainText::escaped)
              .collect(Collectors.joining("\t")));
    }
    return lines;
  }

  /** The text with all that is no character to look at written as an escape. */
  static String escaped(String text) {
    StringBuilder plain = new StringBuilder(text.length());
    text.codePoints().forEach(c -> append(c, plain));
    return plain.toString();
  }

  private static void append(int codePoint, StringBuilder plain) {
    if (isHarmless(codePoint)) {
      plain.appendCodePoint(codePoint);
    } else {
      plain.append(String.format("\\u%04x", codePoint));
    }
  }

  private static boolean isHarmless(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      case Character.FORMAT -> isSeen(codePoint);
      default -> (codePoint & 0xFFFE) != 0xFFFE; // No characters, and XML may not hold them.
    };
  }

  /** Of format characters only those that join letters or emoji, or are Arabic signs. */
  private static boolean isSeen(int codePoint) {
    return codePoint == 0x200C
        || codePoint == 0x200D
        || (codePoint >= 0x0600 && codePoint <= 0x0605)
        || codePoint == 0x06DD
        || codePoint == 0x070F
        || codePoint == 0x0890
        || codePoint == 0x0891
        || codePoint == 0x08E2;
  }

  /** The text, or as much of it as fits into so many columns, and an ellipsis. */
  static String cut(String text, int columns) {
    if (text.length() <= columns / 2 || Columns.of(text) <= columns) {
      return text;
    }
    int end = 0;
    int used = 0;
    while (end < text.length()) {
      int codePoint = text.codePointAt(end);
      used += Columns.of(codePoint);
      if (used > columns - 1) {
        break;
      }
      end += Character.charCount(codePoint);
    }
    return text.substring(0, end).stripTrailing() + ELLIPSIS;
  }

  /** The first of a long text, enough to fill any line: nobody should wait for the rest. */
  static String start(String text) {
    return text.length() <= 4_000 ? text : text.substring(0, 4_000);
  }
}

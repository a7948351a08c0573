package dev.turnmark.rules;

import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Texts of others in a message of one line. */
final class OneLine {

  private static final Pattern ELSE =
      Pattern.compile("[\\p{Cntrl}\\x{80}-\\x{9f}\\x{2028}\\x{2029}&&[^\t]]");

  private static final Pattern BREAK = Pattern.compile("\\R");

  private OneLine() {}

  /** The text with all that breaks a line, or steers a terminal, written as Java writes it. */
  static String of(String text) {
    return ELSE.matcher(text).replaceAll(e -> Matcher.quoteReplacement(escape(e)));
  }

  /** Whether a text goes on in another line. */
  static boolean isBroken(String text) {
    return BREAK.matcher(text).find();
  }

  private static String escape(MatchResult character) {
    return switch (character.group()) {
      case "\n" -> "\\n";
      case "\r" -> "\\r";
      default -> "\\u%04x".formatted((int) character.group().charAt(0));
    };
  }
}

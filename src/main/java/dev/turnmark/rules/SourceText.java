package dev.turnmark.rules;

import java.util.LinkedHashSet;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The text of a rule file, with lines counted and with what is no code told apart: comments and the
 * insides of quotes.
 */
final class SourceText {

  // Possessive, and so without recursion: a text in quotes may be long.
  private static final Pattern NO_CODE =
      Pattern.compile(
          "//[^\\n]*"
              + "|/\\*(?s:.*?)(?:\\*/|\\z)"
              + "|\"[^\"\\\\\\n]*(?:\\\\.[^\"\\\\\\n]*)*+\""
              + "|'[^'\\\\\\n]*(?:\\\\.[^'\\\\\\n]*)*+'");
  private static final Pattern IDENTIFIER =
      Pattern.compile("\\p{javaJavaIdentifierStart}\\p{javaJavaIdentifierPart}*");

  private final String text;
  private final String code;

  SourceText(String text) {
    this.text = text;
    this.code = NO_CODE.matcher(text).replaceAll(SourceText::blanked);
  }

  private static String blanked(MatchResult match) {
    String found = match.group();
    int frame = found.charAt(0) == '/' ? 0 : 1;
    return Matcher.quoteReplacement(blank(found, frame, found.length() - frame));
  }

  private static String blank(String text, int from, int to) {
    StringBuilder blank = new StringBuilder(text);
    for (int i = from; i < to; i++) {
      if (text.charAt(i) != '\n') {
        blank.setCharAt(i, ' ');
      }
    }
    return blank.toString();
  }

  /** The text as it is. */
  String text() {
    return text;
  }

  /** The text, as long as it was, with spaces for comments and for what stands in quotes. */
  String code() {
    return code;
  }

  /** Whether a place lies in a comment. */
  boolean inComment(int offset) {
    Matcher noCode = NO_CODE.matcher(text);
    while (noCode.find() && noCode.start() <= offset) {
      if (offset < noCode.end()) {
        return text.charAt(noCode.start()) == '/';
      }
    }
    return false;
  }

  /** The line, counted from 1, of a place in the text. */
  int line(int offset) {
    return 1 + (int) text.substring(0, offset).chars().filter(c -> c == '\n').count();
  }

  /** Where a line, counted from 1, starts; the end of the text for a line behind it. */
  int start(int line) {
    int offset = 0;
    for (int i = 1; i < line; i++) {
      int newline = text.indexOf('\n', offset);
      if (newline < 0) {
        return text.length();
      }
      offset = newline + 1;
    }
    return offset;
  }

  /** Where a whole word first stands in the code between two places. */
  OptionalInt find(String word, int from, int to) {
    Matcher matcher =
        Pattern.compile("(?<![\\w$])" + Pattern.quote(word) + "(?![\\w$])").matcher(code);
    matcher.region(from, to).useTransparentBounds(true);
    return matcher.find() ? OptionalInt.of(matcher.start()) : OptionalInt.empty();
  }

  /** The words of the code between two places. */
  Set<String> identifiers(int from, int to) {
    Set<String> words = new LinkedHashSet<>();
    Matcher matcher = IDENTIFIER.matcher(code).region(from, to);
    while (matcher.find()) {
      words.add(matcher.group());
    }
    return words;
  }

  /** The same lines, with spaces between two places. */
  SourceText without(int from, int to) {
    return new SourceText(blank(text, from, to));
  }
}

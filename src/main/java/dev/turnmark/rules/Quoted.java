package dev.turnmark.rules;

import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A text as it stands in quotes in a rule file. */
final class Quoted {

  private static final Pattern ESCAPE =
      Pattern.compile("\\\\(?:[\"'\\\\bfnrst]|u(\\p{XDigit}{4}))");
  private static final Pattern ONE_TEXT =
      Pattern.compile("\"[^\"\\\\]*(?:" + ESCAPE + "[^\"\\\\]*)*+\"");

  private Quoted() {}

  /** The text between the quotes, or nothing when the value is anything else. */
  static Optional<String> text(@Nullable Object value) {
    return value instanceof String literal && ONE_TEXT.matcher(literal).matches()
        ? Optional.of(unescaped(literal.substring(1, literal.length() - 1)))
        : Optional.empty();
  }

  private static String unescaped(String text) {
    return ESCAPE.matcher(text).replaceAll(e -> Matcher.quoteReplacement(character(e)));
  }

  private static String character(MatchResult escape) {
    @Nullable String code = escape.group(1);
    return code == null
        ? escape.group().translateEscapes()
        : Character.toString((char) Integer.parseInt(code, 16));
  }
}

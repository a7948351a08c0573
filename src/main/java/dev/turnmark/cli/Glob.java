package dev.turnmark.cli;

import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.regex.Pattern;

/**
 * A pattern of file names, as shells have them.
 *
 * @param root the directory below which all it can match lies
 * @param depth how deep below it to look
 */
record Glob(Path root, int depth, PathMatcher matcher) {

  private static final Pattern SPECIAL = Pattern.compile("[*?\\[{]");
  private static final String ANY_DEPTH = "**/";

  /** Whether the text means more than one name. */
  static boolean is(String text) {
    return SPECIAL.matcher(text).find();
  }

  /**
   * Reads a pattern.
   *
   * @throws java.util.regex.PatternSyntaxException when it is none
   */
  static Glob of(String text) {
    int special = text.length();
    var found = SPECIAL.matcher(text);
    if (found.find()) {
      special = found.start();
    }
    int slash = text.lastIndexOf('/', special);
    Path root = Path.of(slash < 0 ? "" : text.substring(0, Math.max(slash, 1)));
    String rest = text.substring(slash + 1);
    int depth =
        rest.contains("**")
            ? Integer.MAX_VALUE
            : (int) rest.chars().filter(c -> c == '/').count() + 1;
    return new Glob(root, depth, matcher(text));
  }

  /** Deliberate: in a shell {@code **}{@code /} may stand for no directory at all, in Java not. */
  private static PathMatcher matcher(String text) {
    String pattern = text.contains("{") ? text : text.replace(ANY_DEPTH, "{," + ANY_DEPTH + "}");
    return FileSystems.getDefault().getPathMatcher("glob:" + pattern);
  }

  boolean matches(Path name) {
    return matcher.matches(name);
  }
}

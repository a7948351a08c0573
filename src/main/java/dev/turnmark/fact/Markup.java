package dev.turnmark.fact;

import dev.turnmark.model.Internal;
import org.jspecify.annotations.Nullable;

/**
 * How Codex recognises by its outside a text that a harness wrote. White space around a text is
 * never looked at, and what stands between two markers never matters. An empty marker marks
 * nothing.
 *
 * <p>Upstream: {@code context-fragments/src/fragment.rs}, {@code
 * core/src/context/contextual_user_message.rs}, {@code core/src/event_mapping.rs}.
 */
@Internal
public final class Markup {

  static final String EXTERNAL = "<external_";
  static final String INTERNAL = "<codex_internal_context source=\"";
  static final String INTERNAL_SOURCE_END = "\">";
  static final String INTERNAL_END = "</codex_internal_context>";

  private Markup() {}

  /**
   * Whether a text starts with one marker and ends with the other, in any case of the ASCII
   * letters. Each is looked for on its own, so two markers may even overlap.
   *
   * <p>Upstream: {@code matches_marked_text}.
   */
  public static boolean wrappedIn(String text, String open, String close) {
    if (open.isEmpty() || close.isEmpty() || !mayStart(text, open)) {
      return false;
    }
    Span words = Span.trimmed(text);
    return AsciiFolding.startsWith(text, words, open) && AsciiFolding.endsWith(text, words, close);
  }

  /**
   * Whether a text starts with a marker, in any case of the ASCII letters. Only the white space in
   * front is left out, so that a marker may end in a space.
   *
   * <p>Upstream: {@code is_contextual_dev_message_content}.
   */
  public static boolean startsFolded(String text, String prefix) {
    if (prefix.isEmpty() || !mayStart(text, prefix)) {
      return false;
    }
    Span words = new Span(WhiteSpace.trimStart(text), text.length());
    return AsciiFolding.startsWith(text, words, prefix);
  }

  /**
   * Whether the first characters of a text allow for it to start with a marker that is not empty.
   * Most texts start with no marker at all, and there may be hundreds to ask for.
   */
  private static boolean mayStart(String text, String marker) {
    int start = WhiteSpace.trimStart(text);
    return start < text.length() && AsciiFolding.equal(text.charAt(start), marker.charAt(0));
  }

  /** Whether a text starts with a marker, to the letter. */
  public static boolean startsWith(String text, String prefix) {
    return !prefix.isEmpty() && startsWith(text, Span.trimmed(text), prefix);
  }

  /** Whether a text ends with a marker, to the letter. */
  public static boolean endsWith(String text, String suffix) {
    return !suffix.isEmpty() && endsWith(text, Span.trimmed(text), suffix);
  }

  /**
   * Whether a text is wrapped in {@code <external_K>} and {@code </external_K>}, to the letter. The
   * key K is all that stands before the first {@code >}, and may be empty.
   */
  public static boolean externalContext(String text) {
    Span words = Span.trimmed(text);
    if (!startsWith(text, words, EXTERNAL)) {
      return false;
    }
    int keyStart = words.start() + EXTERNAL.length();
    int keyEnd = text.indexOf('>', keyStart);
    return keyEnd >= 0
        && endsWith(text, words, "</external_" + text.substring(keyStart, keyEnd) + ">");
  }

  /**
   * Whether a text is wrapped in the tag with which Codex says who speaks to the model: {@code
   * <codex_internal_context source="S">}, spelt just so, S being a small letter and then small
   * letters, digits and underscores.
   */
  public static boolean internalContext(String text) {
    Span words = Span.trimmed(text);
    if (!startsWith(text, words, INTERNAL)) {
      return false;
    }
    int sourceStart = words.start() + INTERNAL.length();
    int sourceEnd = sourceEnd(text, sourceStart);
    if (sourceEnd == sourceStart || !text.startsWith(INTERNAL_SOURCE_END, sourceEnd)) {
      return false;
    }
    int body = sourceEnd + INTERNAL_SOURCE_END.length();
    return endsWith(text, new Span(body, Math.max(body, words.end())), INTERNAL_END);
  }

  /**
   * A text without its blocks from one marker to the next other one, to the letter. A block that
   * begins a line takes the end of its last line with it. One that is never closed stays.
   */
  public static String without(String text, String open, String close) {
    StringBuilder rest = new StringBuilder(text.length());
    int from = 0;
    for (int start = text.indexOf(open); start >= 0; start = text.indexOf(open, from)) {
      int end = text.indexOf(close, start + open.length());
      if (open.isEmpty() || end < 0) {
        break;
      }
      rest.append(text, from, start);
      boolean beginsLine = start == 0 || text.charAt(start - 1) == '\n';
      from = end + close.length();
      if (beginsLine && text.startsWith("\n", from)) {
        from++;
      }
    }
    return rest.append(text, from, text.length()).toString();
  }

  /**
   * What stands behind a heading, in a text that starts with another one, to the letter; white
   * space around it left out. The heading begins a line; if several do, the first counts. Null when
   * the text does not start so, or no line begins so.
   *
   * @param first how the text has to start
   */
  public static @Nullable Span behindHeading(String text, String first, String heading) {
    if (heading.isEmpty() || !startsWith(text, first)) {
      return null;
    }
    int from = Span.trimmed(text).start() + first.length();
    int line = text.indexOf("\n" + heading, from);
    if (line < 0) {
      return null;
    }
    int start = line + 1 + heading.length();
    Span rest = Span.trimmed(text.substring(start));
    return new Span(start + rest.start(), start + rest.end());
  }

  private static int sourceEnd(String text, int start) {
    int end = start;
    while (end < text.length() && isSourceLetter(text.charAt(end), end == start)) {
      end++;
    }
    return end;
  }

  private static boolean isSourceLetter(char c, boolean first) {
    return (c >= 'a' && c <= 'z') || (!first && ((c >= '0' && c <= '9') || c == '_'));
  }

  private static boolean startsWith(String text, Span within, String prefix) {
    return prefix.length() <= within.length() && text.startsWith(prefix, within.start());
  }

  private static boolean endsWith(String text, Span within, String suffix) {
    return suffix.length() <= within.length()
        && text.startsWith(suffix, within.end() - suffix.length());
  }
}

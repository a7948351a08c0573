package dev.turnmark.fact;

/**
 * A stretch of a text, in UTF-16 code units.
 *
 * @param end the place behind the last code unit
 */
public record Span(int start, int end) {

  public Span {
    if (start < 0 || end < start) {
      throw new IllegalArgumentException(
          "expected 0 <= start <= end but was " + start + ".." + end);
    }
  }

  /**
   * A text without the white space around it, as Rust's {@code trim} sees it. Of a text that is
   * nothing but white space, the empty stretch at its end.
   */
  public static Span trimmed(String text) {
    int start = WhiteSpace.trimStart(text);
    return new Span(start, Math.max(start, WhiteSpace.trimEnd(text)));
  }

  int length() {
    return end - start;
  }
}

package dev.turnmark.json;

import com.fasterxml.jackson.core.io.JsonStringEncoder;

/** A text in quotes. */
final class Quoted {

  private static final int LONGEST = 60;

  private Quoted() {}

  /** As a sentence shows it: in JSON's quotes, and no longer than a reader's patience. */
  static String of(String text) {
    return whole(shortened(text));
  }

  /** No longer than that. */
  static String shortened(String text) {
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST - 1) + "…";
  }

  /** As JSON, with a lone surrogate written as the escape it came from. */
  static String whole(String text) {
    char[] quoted = JsonStringEncoder.getInstance().quoteAsString(text);
    return '"' + LoneSurrogates.escaped(new String(quoted)) + '"';
  }
}

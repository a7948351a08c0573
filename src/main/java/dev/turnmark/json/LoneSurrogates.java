package dev.turnmark.json;

/**
 * Halves of surrogate pairs without their other half. They stand for no character, so UTF-8 can't
 * carry them; JSON can, as escapes.
 */
final class LoneSurrogates {

  private LoneSurrogates() {}

  /** The index of the first at or after {@code from}; -1 when there is none. */
  static int next(CharSequence text, int from) {
    int at = from;
    while (at < text.length()) {
      if (!Character.isSurrogate(text.charAt(at))) {
        at++;
      } else if (isPair(text, at)) {
        at += 2;
      } else {
        return at;
      }
    }
    return -1;
  }

  private static boolean isPair(CharSequence text, int at) {
    return at + 1 < text.length()
        && Character.isSurrogatePair(text.charAt(at), text.charAt(at + 1));
  }

  /** The same JSON with each of them as an escape. */
  static String escaped(String json) {
    int lone = next(json, 0);
    if (lone < 0) {
      return json;
    }
    StringBuilder escaped = new StringBuilder(json.length() + 16);
    int done = 0;
    for (; lone >= 0; lone = next(json, done)) {
      escaped.append(json, done, lone).append(String.format("\\u%04x", (int) json.charAt(lone)));
      done = lone + 1;
    }
    return escaped.append(json, done, json.length()).toString();
  }
}

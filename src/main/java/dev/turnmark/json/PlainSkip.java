package dev.turnmark.json;

/**
 * Passes whole values, checking that they are JSON. Each gives the index behind the value, and
 * throws {@link PlainTokens#NOT_PLAIN} when it is none, or nothing that Codex would write.
 */
final class PlainSkip {

  /** How deep a value may nest. What is around it adds a few levels, and all is well to 127. */
  static final int MOST_DEPTH = 64;

  private PlainSkip() {}

  /** Passes white space; something must come after it. */
  static int blanks(byte[] bytes, int from, int end) throws UnreadableException {
    int at = blanksToEnd(bytes, from, end);
    if (at >= end) {
      throw PlainTokens.NOT_PLAIN;
    }
    return at;
  }

  /** Passes white space. */
  static int blanksToEnd(byte[] bytes, int from, int end) {
    int at = from;
    while (at < end && bytes[at] <= ' ' && isBlank(bytes[at])) {
      at++;
    }
    return at;
  }

  /** A line feed is none here: no line has one in it, and whoever reads may not know the end. */
  private static boolean isBlank(byte next) {
    return next == ' ' || next == '\t' || next == '\r';
  }

  /** Passes any value. */
  static int value(byte[] bytes, int at, int end, int room) throws UnreadableException {
    if (room == 0) {
      throw PlainTokens.NOT_PLAIN;
    }
    return switch (bytes[at]) {
      case '{' -> object(bytes, at, end, room - 1);
      case '[' -> array(bytes, at, end, room - 1);
      default -> scalar(bytes, at, end);
    };
  }

  private static int object(byte[] bytes, int from, int end, int room) throws UnreadableException {
    int at = blanks(bytes, from + 1, end);
    if (bytes[at] == '}') {
      return at + 1;
    }
    while (true) {
      at = blanks(bytes, name(bytes, at, end), end);
      expect(':', bytes[at]);
      at = blanks(bytes, at + 1, end);
      at = blanks(bytes, value(bytes, at, end, room), end);
      if (bytes[at] == '}') {
        return at + 1;
      }
      expect(',', bytes[at]);
      at = blanks(bytes, at + 1, end);
    }
  }

  private static int array(byte[] bytes, int from, int end, int room) throws UnreadableException {
    int at = blanks(bytes, from + 1, end);
    if (bytes[at] == ']') {
      return at + 1;
    }
    while (true) {
      at = blanks(bytes, value(bytes, at, end, room), end);
      if (bytes[at] == ']') {
        return at + 1;
      }
      expect(',', bytes[at]);
      at = blanks(bytes, at + 1, end);
    }
  }

  private static int name(byte[] bytes, int at, int end) throws UnreadableException {
    expect('"', bytes[at]);
    return PlainText.quote(bytes, at + 1, end) + 1;
  }

  private static void expect(char expected, byte was) throws UnreadableException {
    if (was != expected) {
      throw PlainTokens.NOT_PLAIN;
    }
  }

  /** Passes a text, a number, a truth or null. */
  static int scalar(byte[] bytes, int at, int end) throws UnreadableException {
    return switch (bytes[at]) {
      case '"' -> PlainText.quote(bytes, at + 1, end) + 1;
      case 't' -> word(bytes, at, end, "true");
      case 'f' -> word(bytes, at, end, "false");
      case 'n' -> word(bytes, at, end, "null");
      default -> number(bytes, at, end);
    };
  }

  private static int word(byte[] bytes, int at, int end, String word) throws UnreadableException {
    if (end - at < word.length()) {
      throw PlainTokens.NOT_PLAIN;
    }
    for (int i = 1; i < word.length(); i++) {
      expect(word.charAt(i), bytes[at + i]);
    }
    return at + word.length();
  }

  private static int number(byte[] bytes, int from, int end) throws UnreadableException {
    int whole = bytes[from] == '-' ? from + 1 : from;
    int at = digits(bytes, whole, end);
    if (bytes[whole] == '0' && at > whole + 1) {
      throw PlainTokens.NOT_PLAIN;
    }
    if (at < end && bytes[at] == '.') {
      at = digits(bytes, at + 1, end);
    }
    if (at < end && (bytes[at] == 'e' || bytes[at] == 'E')) {
      boolean signed = at + 1 < end && (bytes[at + 1] == '+' || bytes[at + 1] == '-');
      at = digits(bytes, signed ? at + 2 : at + 1, end);
    }
    return at;
  }

  private static int digits(byte[] bytes, int from, int end) throws UnreadableException {
    int at = from;
    while (at < end && bytes[at] >= '0' && bytes[at] <= '9') {
      at++;
    }
    if (at == from) {
      throw PlainTokens.NOT_PLAIN;
    }
    return at;
  }
}

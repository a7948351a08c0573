package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;

/** Says what is wrong with bytes that are no JSON at all. */
final class Malformed {

  private Malformed() {}

  static UnreadableException json(
      JsonProcessingException problem, byte[] bytes, int start, int end, LongTexts texts) {
    if (problem instanceof StreamConstraintsException) {
      return tooDeep();
    }
    int length = end - start;
    if (problem instanceof JsonEOFException) {
      return new UnreadableException(
          "expected the rest of the record but was cut off after "
              + (texts.original(end) - start)
              + " bytes");
    }
    int at = Math.min((int) problem.getLocation().getByteOffset(), length - 1);
    int word = token(problem);
    boolean isWord = word >= 0 && word < at && Character.isLetter(bytes[start + word]);
    return at(bytes, start, start + (isWord ? word : at), texts);
  }

  static UnreadableException tooDeep() {
    return tooDeep(Parsers.MOST_DEPTH);
  }

  static UnreadableException tooDeep(int most) {
    return new UnreadableException("expected at most " + most + " levels but was nested deeper");
  }

  /** Where the token begins that was being read: for a word such as NaN, that is the place. */
  private static int token(JsonProcessingException problem) {
    return problem.getProcessor() instanceof JsonParser parser
        ? (int) parser.currentTokenLocation().getByteOffset()
        : -1;
  }

  /** The byte at index {@code at} can't stand there. */
  static UnreadableException at(byte[] bytes, int start, int at, LongTexts texts) {
    return new UnreadableException(
        "expected well-formed JSON but was "
            + name(bytes[at])
            + " at byte "
            + (texts.original(at) - start));
  }

  static UnreadableException utf8(byte[] bytes, int start, int at, LongTexts texts) {
    return new UnreadableException(
        "expected UTF-8 but was " + name(bytes[at]) + " at byte " + (texts.original(at) - start));
  }

  private static String name(byte value) {
    return value > ' ' && value < 0x7F
        ? "'" + (char) value + "'"
        : String.format("the byte 0x%02X", value);
  }
}

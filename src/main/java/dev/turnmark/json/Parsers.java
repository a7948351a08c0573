package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;
import java.util.HashSet;
import java.util.Set;

/** Parsers of JSON in memory, with the limits that hold here. */
final class Parsers {

  /** How deep Codex's JSON parser goes: the 128th level is an error. */
  static final int CODEX_DEPTH = 127;

  /** How deep we go. */
  static final int MOST_DEPTH = 1_000;

  /** Records are bounded as a whole, so that nothing in them needs a bound of its own but depth. */
  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .configure(JsonFactory.Feature.INTERN_FIELD_NAMES, false)
          // Zero bytes are no sign of another encoding here: they are what is wrong with a record.
          .configure(JsonFactory.Feature.CHARSET_DETECTION, false)
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(MOST_DEPTH)
                  .maxStringLength(Integer.MAX_VALUE)
                  .maxNameLength(Integer.MAX_VALUE)
                  .maxNumberLength(Integer.MAX_VALUE)
                  .build())
          .build();

  private Parsers() {}

  static JsonParser over(byte[] bytes, int start, int end) throws IOException {
    return FACTORY.createParser(bytes, start, end - start);
  }

  /** The keys of the record; none when it is no object. */
  static Set<String> keys(byte[] bytes, int start, int end) throws IOException {
    Set<String> keys = new HashSet<>();
    try (JsonParser parser = over(bytes, start, end)) {
      if (parser.nextToken() == JsonToken.START_OBJECT) {
        for (String key = parser.nextFieldName(); key != null; key = parser.nextFieldName()) {
          keys.add(key);
          parser.nextToken();
          parser.skipChildren();
        }
      }
    }
    return keys;
  }

  /**
   * Refuses anything after the value that the parser has read.
   *
   * @param start where in the bytes it began
   */
  static void expectEnd(JsonParser parser, int start, LongTexts texts)
      throws IOException, UnreadableException {
    JsonToken token = parser.nextToken();
    if (token != null) {
      int at = start + (int) parser.currentTokenLocation().getByteOffset();
      throw new UnreadableException(
          Sentence.of("the end of the record", Sentence.kind(token))
              + " at byte "
              + (texts.original(at) - start));
    }
  }
}

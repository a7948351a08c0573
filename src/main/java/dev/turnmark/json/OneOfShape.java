package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.List;

/**
 * A text of which Codex knows all values. Always read: it is short, and must be looked at anyway.
 *
 * @param values those values
 */
record OneOfShape(List<String> values) implements Shape {

  @Override
  public String expected() {
    return PlainShape.TEXT.expected();
  }

  @Override
  public Object read(Reading in) throws IOException, UnreadableException {
    if (in.token() != JsonToken.VALUE_STRING) {
      return in.mismatch(expected());
    }
    String value = in.word();
    if (!values.contains(value)) {
      in.oddity(new Warning(in.path(), Sentence.of(anyOf(values), Quoted.of(value))));
    }
    return value;
  }

  /** The names as a sentence lists them. */
  static String anyOf(List<String> names) {
    int last = names.size() - 1;
    return last < 1
        ? String.join("", names)
        : String.join(", ", names.subList(0, last)) + " or " + names.get(last);
  }
}

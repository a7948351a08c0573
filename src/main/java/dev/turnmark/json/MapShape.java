package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonToken;
import dev.turnmark.model.Json;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** Values that nobody looks into, by names that are not known beforehand. */
enum MapShape implements Shape {
  OF_JSON;

  @Override
  public String expected() {
    return "an object";
  }

  @Override
  public Object read(Reading in) throws IOException, UnreadableException {
    if (in.token() != JsonToken.START_OBJECT) {
      return in.mismatch(expected());
    }
    Tokens tokens = in.tokens();
    Map<String, Json> values = new LinkedHashMap<>();
    for (String name = tokens.nextName(); name != null; name = tokens.nextName()) {
      tokens.value();
      values.put(name, in.json());
    }
    return values;
  }
}

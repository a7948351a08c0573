package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonParser;
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
    JsonParser parser = in.parser();
    Map<String, Json> values = new LinkedHashMap<>();
    for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
      parser.nextToken();
      values.put(name, in.json());
    }
    return values;
  }
}

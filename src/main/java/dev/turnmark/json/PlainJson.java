package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.turnmark.model.Internal;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JSON of no particular shape, as maps, lists, texts, numbers and booleans. */
@Internal
public final class PlainJson {

  private static final ObjectMapper MAPPER =
      JsonMapper.builder().addModule(TurnmarkJson.module(Strictness.LENIENT)).build();

  private PlainJson() {}

  /**
   * Reads any JSON.
   *
   * @throws IllegalArgumentException if it is none, with the place
   */
  public static @Nullable Object read(String json) {
    try {
      return MAPPER.readValue(json, Object.class);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(
          "expected JSON: %s at line %d"
              .formatted(e.getOriginalMessage(), e.getLocation().getLineNr()),
          e);
    }
  }

  /**
   * Writes any value as JSON, records by their annotations. A character that would do something to
   * a terminal stands there as an escape.
   */
  public static String write(@Nullable Object value) {
    try {
      return VisibleJson.of(MAPPER.writeValueAsString(value));
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(e.getOriginalMessage(), e);
    }
  }

  /** A record as the map its JSON would be read as. */
  public static Map<String, @Nullable Object> tree(Object value) {
    try {
      return MAPPER.readValue(MAPPER.writeValueAsString(value), new TypeReference<>() {});
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(e.getOriginalMessage(), e);
    }
  }
}

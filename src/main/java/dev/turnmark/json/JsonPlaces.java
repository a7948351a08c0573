package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import dev.turnmark.model.Internal;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where each value of a JSON text stands in it, so that one can be told of, or be written anew,
 * while all around it stays as it is.
 */
@Internal
public final class JsonPlaces {

  private static final JsonFactory FACTORY = new JsonFactory();

  private final Map<List<Object>, Place> places = new HashMap<>();

  private JsonPlaces() {}

  /**
   * A stretch of the text.
   *
   * @param from of its first character
   * @param to behind its last character
   * @param line on which it begins, counted from 1
   */
  public record Place(int from, int to, int line) {}

  /**
   * The places in a text.
   *
   * @throws IllegalArgumentException if it is no JSON
   */
  public static JsonPlaces in(String json) {
    JsonPlaces places = new JsonPlaces();
    try (JsonParser parser = FACTORY.createParser(json)) {
      parser.nextToken();
      places.value(parser, List.of());
      return places;
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("expected JSON: " + e.getOriginalMessage(), e);
    } catch (IOException e) {
      throw new IllegalStateException("a text can be read from memory", e);
    }
  }

  /**
   * Of a value that is there.
   *
   * @param way the names of fields, and numbers in lists from 0, that lead to it
   */
  public Optional<Place> of(Object... way) {
    return Optional.ofNullable(places.get(List.of(way)));
  }

  private void value(JsonParser parser, List<Object> way) throws IOException {
    int from = (int) parser.currentTokenLocation().getCharOffset();
    int line = parser.currentTokenLocation().getLineNr();
    if (parser.currentToken() == JsonToken.START_OBJECT) {
      while (parser.nextToken() != JsonToken.END_OBJECT) {
        String name = parser.currentName();
        parser.nextToken();
        value(parser, and(way, name));
      }
    } else if (parser.currentToken() == JsonToken.START_ARRAY) {
      for (int i = 0; parser.nextToken() != JsonToken.END_ARRAY; i++) {
        value(parser, and(way, i));
      }
    } else {
      parser.finishToken();
    }
    places.put(way, new Place(from, (int) parser.currentLocation().getCharOffset(), line));
  }

  private static List<Object> and(List<Object> way, Object next) {
    List<Object> longer = new ArrayList<>(way);
    longer.add(next);
    return List.copyOf(longer);
  }
}

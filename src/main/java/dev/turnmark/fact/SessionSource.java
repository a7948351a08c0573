package dev.turnmark.fact;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.turnmark.model.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/**
 * Who started a session, in one word.
 *
 * <p>Upstream: {@code protocol/src/protocol.rs :: SessionSource}.
 */
final class SessionSource {

  private static final JsonFactory JSON = new JsonFactory();

  private SessionSource() {}

  /** The word itself, or the first key of an object; null when it is neither. */
  static @Nullable String word(Json source) {
    try (JsonParser parser = JSON.createParser(source.text())) {
      JsonToken first = parser.nextToken();
      if (first == JsonToken.VALUE_STRING) {
        return parser.getText();
      }
      return first == JsonToken.START_OBJECT ? parser.nextFieldName() : null;
    } catch (IOException e) {
      throw new UncheckedIOException("a JSON value is well-formed", e);
    }
  }
}

package dev.turnmark.fact;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.turnmark.model.Internal;
import dev.turnmark.model.Json;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * What newer versions write beside the payload of a response item.
 *
 * <p>Upstream: {@code history/src/lib.rs :: CodexHarnessMetadata}.
 */
@Internal
public final class LineMetadata {

  private static final String INHERITED = "inherited_user_message";
  private static final JsonFactory JSON = new JsonFactory();

  private LineMetadata() {}

  /** Whether it says that the message was copied from the session before this one. */
  public static boolean inheritedUserMessage(Json metadata) {
    if (!metadata.text().contains(INHERITED)) {
      return false;
    }
    try (JsonParser parser = JSON.createParser(metadata.text())) {
      if (parser.nextToken() != JsonToken.START_OBJECT) {
        return false;
      }
      boolean told = false;
      for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
        boolean isTrue = parser.nextToken() == JsonToken.VALUE_TRUE;
        parser.skipChildren();
        told = name.equals(INHERITED) ? isTrue : told;
      }
      return told;
    } catch (IOException e) {
      throw new UncheckedIOException("a JSON value is well-formed", e);
    }
  }
}

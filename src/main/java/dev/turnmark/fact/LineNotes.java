package dev.turnmark.fact;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.turnmark.model.Internal;
import dev.turnmark.model.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** What newer versions of Codex note about a response item beside its payload. */
@Internal
public final class LineNotes {

  private static final JsonFactory JSON = new JsonFactory();

  private LineNotes() {}

  /**
   * The names of what is true of it, such as {@code compaction_output}.
   *
   * @param metadata what is noted; null when nothing is
   */
  public static Set<String> of(@Nullable Json metadata) {
    Set<String> notes = new TreeSet<>();
    if (metadata == null) {
      return notes;
    }
    try (JsonParser parser = JSON.createParser(metadata.text())) {
      if (parser.nextToken() != JsonToken.START_OBJECT) {
        return notes;
      }
      for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
        if (parser.nextToken() == JsonToken.VALUE_TRUE) {
          notes.add(name);
        }
        parser.skipChildren();
      }
      return notes;
    } catch (IOException e) {
      throw new UncheckedIOException("a JSON value is well-formed", e);
    }
  }
}

package dev.turnmark.model;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import java.util.Map;

/**
 * One part of what the model thought.
 *
 * <p>Upstream: {@code protocol/src/models.rs :: ReasoningItemContent}.
 */
public sealed interface ReasoningContent extends Tagged {

  /** Words. */
  @TypeTag("reasoning_text")
  record ReasoningText(String text) implements ReasoningContent {}

  /** Words, as some providers call them. */
  @TypeTag("text")
  record Text(String text) implements ReasoningContent {}

  /** A part of a kind that this version does not know. */
  @UnknownVariant
  record Unknown(String type, @JsonAnyGetter Map<String, Json> fields) implements ReasoningContent {

    public Unknown {
      fields = Extra.ordered(fields);
    }
  }
}

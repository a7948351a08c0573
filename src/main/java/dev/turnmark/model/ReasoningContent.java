package dev.turnmark.model;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import java.util.Map;
import java.util.Optional;

/**
 * One part of what the model thought.
 *
 * <p>Upstream: {@code protocol/src/models.rs :: ReasoningItemContent}.
 */
public sealed interface ReasoningContent extends Tagged {

  /** Its words, when it is made of words. */
  Optional<String> words();

  /** Words. */
  @TypeTag("reasoning_text")
  record ReasoningText(String text) implements ReasoningContent {

    @Override
    public Optional<String> words() {
      return Optional.of(text);
    }
  }

  /** Words, as some providers call them. */
  @TypeTag("text")
  record Text(String text) implements ReasoningContent {

    @Override
    public Optional<String> words() {
      return Optional.of(text);
    }
  }

  /** A part of a kind that this version does not know. */
  @UnknownVariant
  record Unknown(@InClear String type, @JsonAnyGetter Map<String, Json> fields)
      implements ReasoningContent {

    public Unknown {
      fields = Extra.ordered(fields);
    }

    @Override
    public Optional<String> words() {
      return Optional.empty();
    }
  }
}

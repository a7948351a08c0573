package dev.turnmark.model;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import java.util.Map;
import java.util.Optional;

/**
 * One part of the summary of what the model thought.
 *
 * <p>Upstream: {@code protocol/src/models.rs :: ReasoningItemReasoningSummary}.
 */
public sealed interface ReasoningSummary extends Tagged {

  /** Its words, when it is made of words. */
  Optional<String> words();

  /** Words. */
  @TypeTag("summary_text")
  record SummaryText(String text) implements ReasoningSummary {

    @Override
    public Optional<String> words() {
      return Optional.of(text);
    }
  }

  /** A part of a kind that this version does not know. */
  @UnknownVariant
  record Unknown(@InClear String type, @JsonAnyGetter Map<String, Json> fields)
      implements ReasoningSummary {

    public Unknown {
      fields = Extra.ordered(fields);
    }

    @Override
    public Optional<String> words() {
      return Optional.empty();
    }
  }
}

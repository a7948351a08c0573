package dev.turnmark.model;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import java.util.Map;

/**
 * One part of the summary of what the model thought.
 *
 * <p>Upstream: {@code protocol/src/models.rs :: ReasoningItemReasoningSummary}.
 */
public sealed interface ReasoningSummary extends Tagged {

  /** Words. */
  @TypeTag("summary_text")
  record SummaryText(String text) implements ReasoningSummary {}

  /** A part of a kind that this version does not know. */
  @UnknownVariant
  record Unknown(String type, @JsonAnyGetter Map<String, Json> fields) implements ReasoningSummary {

    public Unknown {
      fields = Extra.ordered(fields);
    }
  }
}

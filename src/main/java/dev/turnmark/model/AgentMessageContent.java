package dev.turnmark.model;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import java.util.Map;

/**
 * One part of what the model said.
 *
 * <p>Upstream: {@code protocol/src/items.rs :: AgentMessageContent}.
 */
public sealed interface AgentMessageContent extends TurnItemPart, Tagged {

  /** Words, to the letter as the model wrote them. */
  @TypeTag("Text")
  record Text(String text, @JsonAnyGetter Map<String, Json> extra) implements AgentMessageContent {

    public Text {
      extra = Extra.ordered(extra);
    }

    public Text(String text) {
      this(text, Map.of());
    }
  }

  /** Something of a kind that this version does not know. */
  @UnknownVariant
  record Unknown(@InClear String type, @JsonAnyGetter Map<String, Json> fields)
      implements AgentMessageContent {

    public Unknown {
      fields = Extra.ordered(fields);
    }
  }
}

package dev.turnmark.model;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Map;

/**
 * One part of what an agent sent to another.
 *
 * <p>Upstream: {@code protocol/src/models.rs :: AgentMessageInputContent}.
 */
public sealed interface AgentMessageInput extends Tagged {

  /** Words. */
  @TypeTag("input_text")
  record InputText(@ReadByNeed String text) implements AgentMessageInput {}

  /** Words that only the model's provider can read. */
  @TypeTag("encrypted_content")
  record EncryptedContent(@ReadByNeed @JsonProperty("encrypted_content") String encryptedContent)
      implements AgentMessageInput {}

  /** A part of a kind that this version does not know. */
  @UnknownVariant
  record Unknown(@InClear String type, @JsonAnyGetter Map<String, Json> fields)
      implements AgentMessageInput {

    public Unknown {
      fields = Extra.ordered(fields);
    }
  }
}

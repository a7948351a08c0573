package dev.turnmark.model;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What Codex notes about an item for itself.
 *
 * <p>Upstream: {@code protocol/src/models.rs :: InternalChatMessageMetadataPassthrough}.
 *
 * @param turnId the turn in which the item came up
 * @param contentItemKinds where each content part came from, one {@code feature.name} a part; Codex
 *     itself does not ask it
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Passthrough(
    @JsonProperty("turn_id") @InClear @Nullable String turnId,
    @JsonProperty("content_item_kinds") @Lenient @Nullable List<String> contentItemKinds) {

  static final String NAME = "internal_chat_message_metadata_passthrough";

  public Passthrough {
    contentItemKinds = contentItemKinds == null ? null : List.copyOf(contentItemKinds);
  }
}

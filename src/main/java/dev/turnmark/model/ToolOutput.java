package dev.turnmark.model;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a tool gave back: a text, or a list of parts.
 *
 * <p>Upstream: {@code protocol/src/models.rs :: FunctionCallOutputBody}.
 */
public sealed interface ToolOutput {

  /** A text. */
  record Text(@JsonValue String text) implements ToolOutput {}

  /** A list of parts. */
  record Parts(@JsonValue List<Part> parts) implements ToolOutput {

    public Parts {
      parts = List.copyOf(parts);
    }
  }

  /** One part of it. */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  sealed interface Part extends Tagged {}

  /** Words. */
  @TypeTag("input_text")
  record InputText(String text) implements Part {}

  /** A picture. */
  @TypeTag("input_image")
  record InputImage(
      @JsonProperty("image_url") @RequiredByCodex @Nullable String imageUrl,
      @JsonProperty("file_id") @Nullable String fileId,
      @KnownValues({"auto", "low", "high", "original"}) @InClear @Nullable String detail)
      implements Part {}

  /** A sound. */
  @TypeTag("input_audio")
  record InputAudio(@JsonProperty("audio_url") String audioUrl) implements Part {}

  /** Words that only the model's provider can read. */
  @TypeTag("encrypted_content")
  record EncryptedContent(@JsonProperty("encrypted_content") String encryptedContent)
      implements Part {}

  /** A part of a kind that this version does not know. */
  @UnknownVariant
  record Unknown(@InClear String type, @JsonAnyGetter Map<String, Json> fields) implements Part {

    public Unknown {
      fields = Extra.ordered(fields);
    }
  }
}

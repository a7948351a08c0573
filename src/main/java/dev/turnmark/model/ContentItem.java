package dev.turnmark.model;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One part of the content of a {@link ResponseItem.Message}.
 *
 * <p>Upstream: {@code protocol/src/models.rs :: ContentItem}, which has no catch-all: a part of an
 * unknown kind costs Codex the whole line. Read leniently it becomes {@link Unknown}.
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public sealed interface ContentItem extends Tagged {

  /** Text given to the model: what a person typed, and whatever a harness put beside it. */
  @TypeTag("input_text")
  record InputText(String text) implements ContentItem {}

  /**
   * A picture given to the model.
   *
   * @param imageUrl where it is, or the picture itself as a data URL
   * @param fileId a picture uploaded before (0.171 writes these in place of a URL)
   */
  @TypeTag("input_image")
  record InputImage(
      @RequiredByCodex @ReadByNeed @JsonProperty("image_url") @Nullable String imageUrl,
      @JsonProperty("file_id") @Nullable String fileId,
      @KnownValues({"auto", "low", "high", "original"}) @InClear @Nullable String detail)
      implements ContentItem {

    public InputImage {
      if (imageUrl == null && fileId == null) {
        throw new IllegalArgumentException("an image needs an image_url or a file_id");
      }
    }
  }

  /** A sound given to the model. */
  @TypeTag("input_audio")
  record InputAudio(@ReadByNeed @JsonProperty("audio_url") String audioUrl)
      implements ContentItem {}

  /** Text that the model wrote. */
  @TypeTag("output_text")
  record OutputText(String text) implements ContentItem {}

  /**
   * A part of a kind that this version does not know.
   *
   * @param type its tag
   * @param fields its other fields, as they were written
   */
  @UnknownVariant
  record Unknown(@InClear String type, @JsonAnyGetter Map<String, Json> fields)
      implements ContentItem {

    public Unknown {
      fields = Extra.ordered(fields);
    }
  }
}

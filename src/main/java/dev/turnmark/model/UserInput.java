package dev.turnmark.model;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One thing a person gave: words, a picture, a sound, or, in items built from live input, a file, a
 * skill or a mention.
 *
 * <p>Upstream: {@code protocol/src/user_input.rs :: UserInput}. Fields that this version does not
 * know are kept in {@code extra}.
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public sealed interface UserInput extends TurnItemPart, Tagged {

  /** Words. */
  @TypeTag("text")
  record Text(
      String text,
      @JsonProperty("text_elements") @OrEmpty List<Json> textElements,
      @JsonAnyGetter Map<String, Json> extra)
      implements UserInput {

    public Text {
      textElements = List.copyOf(textElements);
      extra = Extra.ordered(extra);
    }

    public Text(String text) {
      this(text, List.of(), Map.of());
    }
  }

  /** A picture: where it is, or which of those uploaded before. */
  @TypeTag("image")
  record Image(
      @ReadByNeed @JsonProperty("image_url") @Nullable String imageUrl,
      @JsonProperty("file_id") @Nullable String fileId,
      @InClear @Nullable String detail,
      @JsonAnyGetter Map<String, Json> extra)
      implements UserInput {

    public Image {
      extra = Extra.ordered(extra);
    }

    public Image(ContentItem.InputImage image) {
      this(image.imageUrl(), image.fileId(), image.detail(), Map.of());
    }
  }

  /** A sound. */
  @TypeTag("audio")
  record Audio(
      @ReadByNeed @JsonProperty("audio_url") String audioUrl,
      @JsonAnyGetter Map<String, Json> extra)
      implements UserInput {

    public Audio {
      extra = Extra.ordered(extra);
    }

    public Audio(ContentItem.InputAudio audio) {
      this(audio.audioUrl(), Map.of());
    }
  }

  /** A picture by its path. */
  @TypeTag("local_image")
  record LocalImage(
      String path, @InClear @Nullable String detail, @JsonAnyGetter Map<String, Json> extra)
      implements UserInput {

    public LocalImage {
      extra = Extra.ordered(extra);
    }
  }

  /** A skill by its name. */
  @TypeTag("skill")
  record Skill(String name, String path, @JsonAnyGetter Map<String, Json> extra)
      implements UserInput {

    public Skill {
      extra = Extra.ordered(extra);
    }
  }

  /** Something mentioned by its name. */
  @TypeTag("mention")
  record Mention(String name, String path, @JsonAnyGetter Map<String, Json> extra)
      implements UserInput {

    public Mention {
      extra = Extra.ordered(extra);
    }
  }

  /** Something of a kind that this version does not know. */
  @UnknownVariant
  record Unknown(@InClear String type, @JsonAnyGetter Map<String, Json> fields)
      implements UserInput {

    public Unknown {
      fields = Extra.ordered(fields);
    }
  }
}

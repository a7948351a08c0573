package dev.turnmark.rollout;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.turnmark.model.Internal;
import org.jspecify.annotations.Nullable;

/**
 * A prompt as machines read it: one line of JSON for each.
 *
 * @param file the file as it was named
 * @param request left out when no rule found one
 * @param fromAgent left out when it is not
 * @param continues what the file goes on from; null when it holds its session from the beginning
 * @param revision which rules decided
 */
@Internal
@JsonPropertyOrder({
  "file",
  "line",
  "index",
  "turn_id",
  "item_id",
  "text",
  "request",
  "images",
  "audio",
  "rolled_back_by",
  "inherited",
  "rule",
  "from_agent",
  "continues",
  "revision",
  "schema"
})
public record PromptRecord(
    String file,
    int line,
    @Nullable Integer index,
    @JsonProperty("turn_id") @Nullable String turnId,
    @JsonProperty("item_id") @Nullable String itemId,
    String text,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String request,
    int images,
    int audio,
    @JsonProperty("rolled_back_by") @Nullable Integer rolledBackBy,
    boolean inherited,
    @Nullable String rule,
    @JsonProperty("from_agent") @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean fromAgent,
    TurnsRecord.@Nullable Source continues,
    String revision,
    int schema) {

  /** The version of this form. */
  public static final int SCHEMA = 1;

  /** The record of a prompt in a file of this lineage. */
  public static PromptRecord of(Prompt prompt, String file, Lineage lineage, String revision) {
    Place place = prompt.place();
    return new PromptRecord(
        file,
        place.line(),
        place.index(),
        place.turnId(),
        place.itemId(),
        prompt.text(),
        prompt.request(),
        prompt.images(),
        prompt.audio(),
        prompt.rolledBackBy(),
        prompt.inherited(),
        prompt.rule(),
        prompt.fromAgent(),
        TurnsRecord.Source.of(lineage.continues()),
        revision,
        SCHEMA);
  }
}

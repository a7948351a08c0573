package dev.turnmark.audit;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.turnmark.model.Internal;
import dev.turnmark.model.RolloutItem;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A line without a response item, as machines read it. It has no {@code item}; its {@code type}
 * says what it is.
 *
 * @param type the type of the line
 * @param rolloutType the name under which Codex counts it; null for a kind it does not know
 * @param told what the line says, as far as a viewer would show it; its properties stand beside the
 *     others
 * @param placement where in the conversation the line stands, when that was asked for
 */
@Internal
@JsonPropertyOrder({
  "file",
  "line",
  "index",
  "type",
  "rollout_type",
  "told",
  "marks",
  "placement",
  "because",
  "undecided",
  "warnings",
  "revision",
  "schema"
})
public record LineRecord(
    String file,
    int line,
    @Nullable Integer index,
    String type,
    @JsonProperty("rollout_type") @Nullable String rolloutType,
    @JsonUnwrapped @Nullable LineContent told,
    List<String> marks,
    @JsonUnwrapped @Nullable Placement placement,
    List<DecisionRecord.Reason> because,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> undecided,
    List<String> warnings,
    String revision,
    int schema) {

  /** The same, telling otherwise why. */
  LineRecord with(List<DecisionRecord.Reason> reasons) {
    return new LineRecord(
        file,
        line,
        index,
        type,
        rolloutType,
        told,
        marks,
        placement,
        reasons,
        undecided,
        warnings,
        revision,
        schema);
  }

  /** The record of what was decided about a line. */
  public static LineRecord of(
      LineMarks marks,
      String file,
      int line,
      @Nullable Integer index,
      @Nullable Placement placement,
      List<String> warnings) {
    RolloutItem item = marks.item();
    return new LineRecord(
        file,
        line,
        index,
        item.lineType(),
        marks.rolloutType(),
        LineContent.of(item),
        marks.marks(),
        placement,
        DecisionRecord.reasons(marks.firings()),
        marks.undecided(),
        List.copyOf(warnings),
        marks.revision(),
        DecisionRecord.SCHEMA);
  }
}

package dev.turnmark.audit;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.turnmark.json.TextHash;
import dev.turnmark.model.Internal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A decision as a log keeps it: what was decided by which rules, and nothing of what was said.
 *
 * @param decisionId the same at every run: made of the revision, the place and the hash
 * @param revision which rules decided: {@code RuleSet.revision()}
 * @param file the file as it was named
 * @param line the line in the file, from 1
 * @param replacement for an item of a replacement history: its number there, from 0
 * @param item the kind of response item
 * @param itemHash the SHA-256 of the item as this library writes it, without white space
 * @param rules the rules that fired, each once, in order
 */
@Internal
@JsonPropertyOrder({
  "decision_id",
  "revision",
  "file",
  "line",
  "replacement",
  "item",
  "item_sha256",
  "result",
  "rules",
  "schema"
})
public record DecisionLogRecord(
    @JsonProperty("decision_id") String decisionId,
    String revision,
    String file,
    int line,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Integer replacement,
    String item,
    @JsonProperty("item_sha256") String itemHash,
    Result result,
    List<String> rules,
    int schema) {

  /** The version of this form. */
  public static final int SCHEMA = 1;

  private static final int ID_DIGITS = 32;

  /**
   * What was decided.
   *
   * @param turnItem the kind of what a person sees; null when nothing
   * @param undecided left out when all is decided
   */
  @JsonPropertyOrder({"turn_item", "marks", "undecided"})
  public record Result(
      @JsonProperty("turn_item") @Nullable String turnItem,
      List<String> marks,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> undecided) {}

  /**
   * The record of a decision.
   *
   * @param itemHash of the item that was decided
   */
  public static DecisionLogRecord of(
      Decision decision, String file, int line, @Nullable Integer replacement, TextHash itemHash) {
    String place = file + ":" + line + (replacement == null ? "" : "[" + replacement + "]");
    TextHash id = TextHash.of(String.join("\n", decision.revision(), place, itemHash.hex()));
    return new DecisionLogRecord(
        id.hex().substring(0, ID_DIGITS),
        decision.revision(),
        file,
        line,
        replacement,
        decision.item().type(),
        itemHash.hex(),
        new Result(
            decision.turnItem() == null ? null : decision.turnItem().type(),
            replacement == null ? decision.marks() : List.of(),
            decision.undecided()),
        decision.firings().stream().map(Firing::rule).distinct().toList(),
        SCHEMA);
  }
}

package dev.turnmark.cli;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.turnmark.audit.Decision;
import dev.turnmark.audit.LineMarks;
import org.jspecify.annotations.Nullable;

/**
 * An item that is decided otherwise.
 *
 * @param replacement its number in the replacement history of the line; null for what the line
 *     itself says
 * @param item what it is called
 * @param words how it begins; empty when it has no words
 * @param wordsAfter how it begins by the other rules; null when that is the same
 */
@JsonPropertyOrder({"file", "line", "replacement", "item", "words", "words_after"})
@JsonInclude(JsonInclude.Include.NON_NULL)
record ChangePlace(
    String file,
    int line,
    @Nullable Integer replacement,
    String item,
    String words,
    @JsonProperty("words_after") @Nullable String wordsAfter) {

  static ChangePlace of(Spot spot, Decision before, Decision after) {
    String words = ItemWords.of(before.turnItem() == null ? after : before);
    String wordsAfter = ItemWords.of(after.turnItem() == null ? before : after);
    return new ChangePlace(
        spot.file(),
        spot.line().line(),
        spot.replacement(),
        ItemName.of(before.item()),
        words,
        words.equals(wordsAfter) ? null : wordsAfter);
  }

  static ChangePlace of(Spot spot, LineMarks before) {
    return new ChangePlace(
        spot.file(),
        spot.line().line(),
        null,
        LineName.of(before.item()),
        ItemWords.of(before.item()),
        null);
  }

  /** As a person would point at it: {@code session.jsonl:12}. */
  String place() {
    String number = replacement == null ? "" : "[" + replacement + "]";
    return PlainText.escaped(file) + ":" + line + number;
  }
}

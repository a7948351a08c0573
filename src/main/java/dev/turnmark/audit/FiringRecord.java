package dev.turnmark.audit;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.turnmark.fact.Span;
import dev.turnmark.model.Internal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One firing of a rule as machines read it.
 *
 * @param file the file as it was named
 * @param line the line in the file, from 1
 * @param replacement for an item of a replacement history: its number there, from 0
 * @param item what the item, or a line without one, is called
 * @param shown what became of it: a kind of turn item, {@code nothing} or {@code undecided}
 * @param part which content part the rule was about; null for the item as a whole
 * @param verdict what became of the part; null for the item as a whole, and when nothing did
 * @param span which of its words the rule looked at, in UTF-16 code units
 * @param words how they begin, or how the item does
 */
@Internal
@JsonPropertyOrder({
  "file",
  "line",
  "replacement",
  "item",
  "rule",
  "shown",
  "marks",
  "part",
  "verdict",
  "span",
  "words",
  "revision",
  "schema"
})
public record FiringRecord(
    String file,
    int line,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Integer replacement,
    String item,
    String rule,
    @JsonProperty("shown") String shown,
    List<String> marks,
    @Nullable Integer part,
    @Nullable String verdict,
    @Nullable List<Integer> span,
    String words,
    String revision,
    int schema) {

  /** The version of this form. */
  public static final int SCHEMA = 1;

  /** A span as a list of two places. */
  public static @Nullable List<Integer> places(@Nullable Span span) {
    return span == null ? null : List.of(span.start(), span.end());
  }
}

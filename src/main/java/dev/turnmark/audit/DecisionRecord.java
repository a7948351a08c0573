package dev.turnmark.audit;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.turnmark.fact.Span;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.TurnItem;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A decision as machines read it: one line of JSON for each response item.
 *
 * @param file the file as it was named
 * @param line the line in the file, from 1
 * @param index the number of the line as Codex counts them, from 0; null for a line it would skip
 * @param item the kind of response item
 * @param role whose it is, for an item that has a role
 * @param because the rules that fired, each once, in order
 * @param undecided left out when all is decided
 */
@JsonPropertyOrder({
  "file",
  "line",
  "index",
  "item",
  "role",
  "turn_item",
  "marks",
  "rollout_type",
  "durable",
  "contextual",
  "parts",
  "because",
  "undecided",
  "warnings",
  "revision",
  "schema"
})
public record DecisionRecord(
    String file,
    int line,
    @Nullable Integer index,
    String item,
    @Nullable String role,
    @JsonProperty("turn_item") @Nullable TurnItem turnItem,
    List<String> marks,
    @JsonProperty("rollout_type") @Nullable String rolloutType,
    boolean durable,
    String contextual,
    List<Part> parts,
    List<Reason> because,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> undecided,
    List<String> warnings,
    String revision,
    int schema) {

  /** The version of this form. */
  public static final int SCHEMA = 1;

  /** What became of a content part. */
  public record Part(int part, String verdict, String rule, @Nullable List<Integer> span) {}

  /** A rule that fired. */
  public record Reason(String rule, String source, String because) {}

  /** The record of a decision about the item at a place. */
  public static DecisionRecord of(
      Decision decision, String file, int line, @Nullable Integer index, List<String> warnings) {
    return new DecisionRecord(
        file,
        line,
        index,
        decision.item().type(),
        role(decision.item()),
        decision.turnItem(),
        decision.marks(),
        decision.rolloutType(),
        decision.durable(),
        decision.contextual().label(),
        decision.parts().stream().map(DecisionRecord::part).toList(),
        reasons(decision),
        decision.undecided(),
        List.copyOf(warnings),
        decision.revision(),
        SCHEMA);
  }

  private static @Nullable String role(ResponseItem item) {
    if (item instanceof ResponseItem.Message message) {
      return message.role();
    }
    return item instanceof ResponseItem.AdditionalTools tools ? tools.role() : null;
  }

  private static Part part(PartVerdict verdict) {
    Span span = verdict.span();
    return new Part(
        verdict.part(),
        verdict.outcome().label(),
        verdict.by().rule(),
        span == null ? null : List.of(span.start(), span.end()));
  }

  private static List<Reason> reasons(Decision decision) {
    Set<Reason> reasons = new LinkedHashSet<>();
    for (Firing firing : decision.firings()) {
      reasons.add(new Reason(firing.rule(), firing.source(), firing.because()));
    }
    return new ArrayList<>(reasons);
  }
}

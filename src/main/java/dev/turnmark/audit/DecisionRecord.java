package dev.turnmark.audit;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.turnmark.fact.Span;
import dev.turnmark.model.Internal;
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
 * @param replacement for an item of a replacement history: its number there, from 0. Such an item
 *     is no place for anything, since nothing is counted there
 * @param item the kind of response item
 * @param role whose it is, for an item that has a role
 * @param placement where in the conversation the item stands, when that was asked for; its
 *     properties stand beside the others
 * @param because the rules that fired, each once, in order
 * @param fromAgent whether a rule said that no person typed it; left out when none did
 * @param undecided left out when all is decided
 */
@Internal
@JsonPropertyOrder({
  "file",
  "line",
  "index",
  "replacement",
  "item",
  "role",
  "turn_item",
  "marks",
  "from_agent",
  "rollout_type",
  "durable",
  "contextual",
  "placement",
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
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Integer replacement,
    String item,
    @Nullable String role,
    @JsonProperty("turn_item") @Nullable TurnItem turnItem,
    List<String> marks,
    @JsonProperty("from_agent") @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean fromAgent,
    @JsonProperty("rollout_type") @Nullable String rolloutType,
    boolean durable,
    String contextual,
    @JsonUnwrapped @Nullable Placement placement,
    List<Part> parts,
    List<Reason> because,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> undecided,
    List<String> warnings,
    String revision,
    int schema) {

  /** The version of this form. */
  public static final int SCHEMA = 1;

  /**
   * What became of a content part.
   *
   * @param request where in it stands what was asked for; left out when no rule found that
   */
  @JsonPropertyOrder({"part", "verdict", "rule", "span", "request"})
  public record Part(
      int part,
      String verdict,
      String rule,
      @Nullable List<Integer> span,
      @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable List<Integer> request) {}

  /**
   * A rule that fired.
   *
   * @param upstream what in Codex it follows, where that is told
   */
  public record Reason(
      String rule,
      String source,
      String because,
      @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String upstream) {

    /** The same, with what in Codex the rule follows. */
    public Reason following(@Nullable String function) {
      return new Reason(rule, source, because, function);
    }
  }

  /** The same, telling otherwise why. */
  DecisionRecord with(List<Reason> reasons) {
    return new DecisionRecord(
        file,
        line,
        index,
        replacement,
        item,
        role,
        turnItem,
        marks,
        fromAgent,
        rolloutType,
        durable,
        contextual,
        placement,
        parts,
        reasons,
        undecided,
        warnings,
        revision,
        schema);
  }

  /** The record of a decision about the item in a line. */
  public static DecisionRecord of(
      Decision decision, String file, int line, @Nullable Integer index, List<String> warnings) {
    return of(decision, file, line, index, warnings, null, null);
  }

  /** The same with where it stands, and the number that it has in a replacement history. */
  public static DecisionRecord of(
      Decision decision,
      String file,
      int line,
      @Nullable Integer index,
      List<String> warnings,
      @Nullable Placement placement,
      @Nullable Integer replacement) {
    return new DecisionRecord(
        file,
        line,
        index,
        replacement,
        decision.item().type(),
        role(decision.item()),
        decision.turnItem(),
        replacement == null ? decision.marks() : List.of(),
        decision.fromAgent(),
        decision.rolloutType(),
        decision.durable(),
        decision.contextual().label(),
        placement,
        decision.parts().stream().map(DecisionRecord::part).toList(),
        reasons(decision.firings()),
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
    return new Part(
        verdict.part(),
        verdict.outcome().label(),
        verdict.by().rule(),
        places(verdict.span()),
        places(verdict.request()));
  }

  private static @Nullable List<Integer> places(@Nullable Span span) {
    return span == null ? null : List.of(span.start(), span.end());
  }

  static List<Reason> reasons(List<Firing> firings) {
    Set<Reason> reasons = new LinkedHashSet<>();
    for (Firing firing : firings) {
      reasons.add(new Reason(firing.rule(), firing.source(), firing.because(), null));
    }
    return new ArrayList<>(reasons);
  }
}

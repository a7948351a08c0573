package dev.turnmark.audit;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.turnmark.model.Internal;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The story of one line, as machines read it: the record of the line, in which every reason names
 * what in Codex it follows, and of the rules that did not fire why.
 *
 * @param item for a line that holds a response item; its properties stand beside the others
 * @param line for any other line, likewise
 * @param whyNot the nearest first; null, and left out, when that was not asked for
 */
@Internal
public record StoryRecord(
    @JsonUnwrapped @Nullable DecisionRecord item,
    @JsonUnwrapped @Nullable LineRecord line,
    @JsonInclude(JsonInclude.Include.NON_NULL) @JsonProperty("why_not")
        @Nullable List<WhyNot> whyNot) {

  /**
   * A rule, and which of its conditions failed first.
   *
   * @param asks the kind of fact it concludes: the package of its file
   * @param fired whether it did fire, and all that follows is null: only for a rule asked for by
   *     name
   * @param condition the condition as it stands in the rule
   * @param at where that stands
   * @param failed of the condition that which failed: all of it, or what it asks of a fact
   * @param tried what the fact that came furthest is called; null when there was none
   * @param reason what is there in the place of what is asked for
   * @param excludedBy the firings that concluded what a {@code not} forbids
   */
  public record WhyNot(
      String rule,
      String source,
      String asks,
      boolean fired,
      @Nullable String condition,
      @Nullable String at,
      @Nullable String failed,
      @Nullable String tried,
      @Nullable String reason,
      @JsonProperty("excluded_by") List<DecisionRecord.Reason> excludedBy) {}

  /**
   * Of a line that holds a response item.
   *
   * @param upstream what in Codex the rule of a name follows
   */
  public static StoryRecord of(
      DecisionRecord item,
      @Nullable List<WhyNot> whyNot,
      Function<String, @Nullable String> upstream) {
    return new StoryRecord(item.with(following(item.because(), upstream)), null, whyNot);
  }

  /** Of any other line. */
  public static StoryRecord of(
      LineRecord line, @Nullable List<WhyNot> whyNot, Function<String, @Nullable String> upstream) {
    return new StoryRecord(null, line.with(following(line.because(), upstream)), whyNot);
  }

  private static List<DecisionRecord.Reason> following(
      List<DecisionRecord.Reason> reasons, Function<String, @Nullable String> upstream) {
    return reasons.stream().map(r -> r.following(upstream.apply(r.rule()))).toList();
  }

  /** Firings as the record names them. */
  public static List<DecisionRecord.Reason> reasons(List<Firing> firings) {
    return DecisionRecord.reasons(firings);
  }
}

package dev.turnmark.audit;

import dev.turnmark.fact.Comparison;
import dev.turnmark.fact.Difference;
import dev.turnmark.model.Internal;
import java.util.List;

/**
 * Why what the rules show and what Codex recorded are not the same.
 *
 * @param reasons what was explained, in the order of the differences
 * @param unexplained what no rule explains, or rules contradict each other about
 * @param firings the rules that fired, difference by difference, in order
 * @param revision which rules these were: {@code RuleSet.revision()}
 */
@Internal
public record Explanation(
    Comparison comparison,
    List<Reason> reasons,
    List<Unexplained> unexplained,
    List<Firing> firings,
    String revision) {

  public Explanation {
    reasons = List.copyOf(reasons);
    unexplained = List.copyOf(unexplained);
    firings = List.copyOf(firings);
  }

  /**
   * A difference that a rule explains.
   *
   * @param kind what kind of honest disagreement it is
   * @param by the rule that says so
   */
  public record Reason(Difference difference, String kind, Firing by) {}

  /**
   * A difference that no rule explains.
   *
   * @param sentence what is wrong
   */
  public record Unexplained(Difference difference, String sentence) {}

  /** Whether the two sides are the same. */
  public boolean agrees() {
    return reasons.isEmpty() && unexplained.isEmpty();
  }

  /** Whether they are not, and no rule says why. */
  public boolean open() {
    return !unexplained.isEmpty();
  }

  /** What is wrong, a sentence for each difference that is not explained. */
  public List<String> sentences() {
    return unexplained.stream().map(Unexplained::sentence).toList();
  }

  /** The kinds of disagreement, each once. */
  public List<String> kinds() {
    return reasons.stream().map(Reason::kind).distinct().toList();
  }
}

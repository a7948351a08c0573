package dev.turnmark.engine;

import dev.turnmark.audit.Firing;
import dev.turnmark.json.PlainJson;
import dev.turnmark.model.Internal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What came of a case.
 *
 * @param mismatches where the outcome is not the expected one
 * @param undecided what was left open without being expected to
 * @param firings the rules that fired for the item, in order
 * @param outcome all that cases may expect, by its names
 */
@Internal
public record CaseResult(
    RuleCase ruleCase,
    List<Mismatch> mismatches,
    List<String> undecided,
    List<Firing> firings,
    Map<String, @Nullable Object> outcome) {

  public CaseResult {
    mismatches = List.copyOf(mismatches);
    undecided = List.copyOf(undecided);
    firings = List.copyOf(firings);
    outcome = Collections.unmodifiableMap(outcome);
  }

  /**
   * A field that is not as expected.
   *
   * @param known whether there is such a field
   */
  public record Mismatch(
      String field, @Nullable Object expected, @Nullable Object actual, boolean known) {

    /** The same in words. */
    public String sentence() {
      return known
          ? "expected %s to be %s but was %s"
              .formatted(field, PlainJson.write(expected), PlainJson.write(actual))
          : "expected " + field + ", which no decision has";
    }
  }

  /** Whether the rule fired, or did not, as the case expects. */
  public boolean firesAsExpected() {
    return fired().contains(ruleCase.rule()) == ruleCase.fires();
  }

  /** Whether all is as the case expects, whichever rules fired. */
  public boolean endsAsExpected() {
    return mismatches.isEmpty() && undecided.isEmpty();
  }

  /** Whether all is as the case expects. */
  public boolean holds() {
    return firesAsExpected() && endsAsExpected();
  }

  /** What is wrong, a sentence each; empty when the case holds. */
  public List<String> failures() {
    List<String> failures = new ArrayList<>();
    if (!firesAsExpected()) {
      failures.add(
          ruleCase.fires() ? "expected the rule to fire" : "expected the rule not to fire");
    }
    mismatches.forEach(mismatch -> failures.add(mismatch.sentence()));
    failures.addAll(undecided);
    return failures;
  }

  /** The names of the rules that fired, as often as they did. */
  List<String> fired() {
    return firings.stream().map(Firing::rule).sorted().toList();
  }

  /** Whether other rules made something else of the same case. */
  boolean differsFrom(CaseResult other) {
    return !outcome.equals(other.outcome) || !fired().equals(other.fired());
  }
}

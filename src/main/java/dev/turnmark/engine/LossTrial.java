package dev.turnmark.engine;

import dev.turnmark.model.Internal;
import dev.turnmark.rules.Loss;
import dev.turnmark.rules.RuleSet;
import java.util.Comparator;
import java.util.List;

/**
 * Takes something out of rules and looks at what the cases say then: whether any ends or fires
 * otherwise, and whether any that held fails.
 */
@Internal
public final class LossTrial {

  private final RuleSet rules;
  private final List<CaseResult> results;

  /**
   * @param results what came of the cases with nothing taken out
   */
  public LossTrial(RuleSet rules, List<CaseResult> results) {
    this.rules = rules;
    this.results = List.copyOf(results);
  }

  /**
   * What came of a loss.
   *
   * @param decided whether some case was judged otherwise: a loss that no case is judged otherwise
   *     for decided nothing
   * @param noticed whether some case that held fails
   */
  public record Outcome(Loss loss, boolean decided, boolean noticed) {}

  /** Whether cases notice a loss: the surer question. */
  public Outcome noticed(Loss loss) {
    return outcome(loss, false);
  }

  /** Whether it decided anything; whether cases notice it is not asked to the end. */
  public Outcome decided(Loss loss) {
    return outcome(loss, true);
  }

  private Outcome outcome(Loss loss, boolean decidedIsEnough) {
    boolean decided = false;
    try (Classifier classifier = Classifier.of(rules.without(loss))) {
      RuleCaseRunner runner = new RuleCaseRunner(classifier);
      for (CaseResult before : nearestFirst(loss)) {
        CaseResult after = runner.run(before.ruleCase());
        if (before.holds() && !after.holds()) {
          return new Outcome(loss, true, true);
        }
        decided |= after.differsFrom(before);
        if (decided && decidedIsEnough) {
          break;
        }
      }
    }
    return new Outcome(loss, decided, false);
  }

  /** Those of its own rule are the likeliest to notice. */
  private List<CaseResult> nearestFirst(Loss loss) {
    return results.stream()
        .sorted(
            Comparator.comparing(
                (CaseResult result) -> !result.ruleCase().rule().equals(loss.rule().name())))
        .toList();
  }
}

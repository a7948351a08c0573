package dev.turnmark.cli;

import dev.turnmark.cli.RulesOption.ChosenRules;
import dev.turnmark.engine.CaseResult;
import dev.turnmark.engine.Classifier;
import dev.turnmark.engine.Coverage;
import dev.turnmark.engine.LossTrial;
import dev.turnmark.engine.RuleCaseRunner;
import dev.turnmark.engine.RuleCases;
import dev.turnmark.rules.Loss;
import dev.turnmark.rules.RuleProblem;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What came of the cases beside rules.
 *
 * @param coverage null when it was not asked for
 * @param mutation what came of taking out rules and conditions; null when it was not asked for
 */
record RulesTest(
    ChosenRules rules,
    RuleCases cases,
    List<CaseResult> results,
    @Nullable Coverage coverage,
    @Nullable List<LossTrial.Outcome> mutation) {

  RulesTest {
    results = List.copyOf(results);
  }

  /** Runs the cases, and nothing more. */
  static RulesTest run(ChosenRules rules, RuleCases cases) {
    try (Classifier classifier = Classifier.of(rules.set())) {
      RuleCaseRunner runner = new RuleCaseRunner(classifier);
      List<CaseResult> results = cases.cases().stream().map(runner::run).toList();
      return new RulesTest(rules, cases, results, null, null);
    }
  }

  /** The same, and what came of taking things out of these packs. */
  RulesTest trying(List<Path> packs, boolean covering, boolean mutating) {
    if (results.isEmpty() || !(covering || mutating)) {
      return this;
    }
    LossTrial trial = new LossTrial(rules.set(), results);
    List<Loss> losses =
        rules.set().losses().stream()
            .filter(loss -> packs.stream().anyMatch(pack -> liesIn(pack, loss)))
            .toList();
    List<LossTrial.Outcome> outcomes =
        losses.stream()
            .filter(loss -> mutating || !loss.wholeRule())
            .map(loss -> mutating ? trial.noticed(loss) : trial.decided(loss))
            .toList();
    return new RulesTest(
        rules,
        cases,
        results,
        covering ? Coverage.of(losses, results, outcomes) : null,
        mutating ? outcomes : null);
  }

  private static boolean liesIn(Path pack, Loss loss) {
    Path file = Path.of(loss.file()).toAbsolutePath().normalize();
    return file.startsWith(pack.toAbsolutePath().normalize());
  }

  /** The cases that fail. */
  List<CaseResult> failures() {
    return results.stream().filter(result -> !result.holds()).toList();
  }

  /** What could be lost without any case noticing, as far as that was tried. */
  List<Loss> unnoticed() {
    return mutation == null
        ? List.of()
        : mutation.stream().filter(o -> !o.noticed()).map(LossTrial.Outcome::loss).toList();
  }

  /** What there is to say of the files of cases. */
  List<RuleProblem> problems() {
    return Stream.concat(cases.problems().stream(), cases.untested().stream()).sorted().toList();
  }

  /** Whether there are cases, all can be read and hold, and they notice what they should. */
  boolean passed() {
    return !results.isEmpty()
        && cases.problems().isEmpty()
        && failures().isEmpty()
        && unnoticed().isEmpty();
  }

  /** All of it in a few lines. */
  List<String> summary() {
    List<String> summary = new ArrayList<>();
    int failed = failures().size();
    summary.add(
        "%s: %d passed, %d failed"
            .formatted(counted(results.size(), "case"), results.size() - failed, failed));
    if (coverage != null) {
      summary.add(
          "coverage %s: %d of %s fired, %d of %s decided"
              .formatted(
                  percent(coverage.percent()),
                  coverage.rules() - coverage.neverFired().size(),
                  counted(coverage.rules(), "rule"),
                  coverage.conditions() - coverage.neverDecided().size(),
                  counted(coverage.conditions(), "condition")));
    }
    if (mutation != null) {
      summary.add(
          "%s tried, %d unnoticed"
              .formatted(
                  mutation.size() == 1 ? "1 loss" : mutation.size() + " losses",
                  unnoticed().size()));
    }
    summary.add("rules: " + rules.name());
    return summary;
  }

  private static String counted(int count, String what) {
    return count + " " + what + (count == 1 ? "" : "s");
  }

  /** A part of 100: never rounded up, so that 100 means all. */
  static String percent(double percent) {
    return BigDecimal.valueOf(percent)
            .setScale(1, RoundingMode.FLOOR)
            .stripTrailingZeros()
            .toPlainString()
        + "%";
  }
}

package dev.turnmark.cli;

import dev.turnmark.engine.Coverage;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What is asked about rules and conditions that could be lost. */
final class LossOptions {

  @Option(
      names = "--coverage",
      description =
          "Also name the rules that fire in no case, and the conditions that decide in none:"
              + " without them every case would be judged the same.")
  private boolean coverage;

  @Option(
      names = "--threshold",
      paramLabel = "P",
      description =
          "Fail when less than so much of the rules and conditions, of 100, is covered. Implies"
              + " --coverage.")
  private @Nullable Double threshold;

  @Option(
      names = "--mutate",
      description =
          "Also take out each rule, and each condition of a rule, in turn, and name those whose"
              + " loss no case notices; there should be none.")
  private boolean mutate;

  /** The same test with what was asked for. */
  RulesTest tried(RulesTest test, List<Path> packs) {
    return test.trying(packs, coverage || threshold != null, mutate);
  }

  /** That the coverage is not what was asked for. */
  Optional<String> complaint(RulesTest test) {
    Double least = threshold;
    Coverage found = test.coverage();
    if (least == null || found == null || found.percent() >= least) {
      return Optional.empty();
    }
    return Optional.of(
        "the coverage of %s is below %s"
            .formatted(RulesTest.percent(found.percent()), RulesTest.percent(least)));
  }
}

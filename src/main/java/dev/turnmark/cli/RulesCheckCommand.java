package dev.turnmark.cli;

import dev.turnmark.engine.CaseReview;
import dev.turnmark.json.PlainJson;
import dev.turnmark.rules.RuleReview;
import dev.turnmark.rules.Severity;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says all that is wrong with rules, and all that could be better. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Compiles packs of rules, taken together, and says all that is wrong with them at once: what"
          + " does not compile, what could do more than judge, what contradicts another rule on any"
          + " case, and what goes against the style of the house.",
      "Style is a matter of warnings unless the file pack.json of a pack says {\"style\": \"error\"}."
    },
    footer = {
      "  turnmark rules check rules/codex my-rules",
      "  turnmark rules check --format sarif my-rules > my-rules.sarif"
    })
final class RulesCheckCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Parameters(
      arity = "1..*",
      paramLabel = "DIR",
      description = "A pack of rules, and packs that lie over it.")
  private List<String> directories = List.of();

  @Option(
      names = "--format",
      paramLabel = "text|json|sarif",
      description = "Lines of FILE:LINE: SENTENCE (default), JSON, or SARIF 2.1.0.")
  private Format format = Format.TEXT;

  @Mixin private TrustOption trust = new TrustOption();

  /** For whom it is printed. */
  enum Format {
    TEXT,
    JSON,
    SARIF
  }

  RulesCheckCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    RuleReview review =
        CaseReview.of(directories.stream().map(terminal::path).toList(), trust.trust());
    switch (format) {
      case TEXT ->
          review.remarks().forEach(r -> terminal.out().line(PlainText.escaped(r.toString())));
      case JSON -> terminal.out().line(PlainJson.write(ReviewRecord.of(review)));
      case SARIF -> terminal.out().line(PlainJson.write(SarifLog.of(review)));
    }
    terminal.complain(summary(review));
    return review.count(Severity.ERROR) > 0 ? ExitCode.BAD_RULES : ExitCode.DONE;
  }

  private static String summary(RuleReview review) {
    int rules = review.infos().size();
    String looked = "looked at %d %s: ".formatted(rules, rules == 1 ? "rule" : "rules");
    return looked
        + counted(review.count(Severity.ERROR), "error")
        + ", "
        + counted(review.count(Severity.WARNING), "warning");
  }

  private static String counted(long count, String what) {
    return (count == 0 ? "no" : "" + count) + " " + what + (count == 1 ? "" : "s");
  }
}

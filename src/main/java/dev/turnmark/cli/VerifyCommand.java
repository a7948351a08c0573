package dev.turnmark.cli;

import dev.turnmark.audit.Redacting;
import dev.turnmark.cli.RulesOption.ChosenRules;
import dev.turnmark.engine.Explainer;
import dev.turnmark.json.Needs;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Holds decisions against what Codex itself recorded. */
@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Holds what the rules decide against what Codex itself recorded in the same file: items that"
          + " were completed live, else the events of older versions.",
      "Prints every disagreement, with both sides and the rules that explain it, and how often the"
          + " two agree."
    },
    footer = {
      "  turnmark verify session.jsonl",
      "  turnmark verify --unexplained --format jsonl sessions > open.jsonl"
    })
final class VerifyCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Mixin private RolloutArguments rollouts = new RolloutArguments();

  @Option(
      names = "--format",
      paramLabel = "text|jsonl",
      description =
          "Text (default), or a line of JSON for each disagreement and one for each file.")
  private Format format = Format.TEXT;

  @Option(
      names = "--unexplained",
      description = "Print the disagreements that no rule explains, and only count the others.")
  private boolean unexplainedOnly;

  @Mixin private RedactOption redact = new RedactOption();
  @Mixin private BatchOptions batch = new BatchOptions();
  @Mixin private RulesOption rulesOption = new RulesOption();
  @Mixin private VerifyRulesOption verifyRulesOption = new VerifyRulesOption();
  @Mixin private ReadingOptions reading = new ReadingOptions();

  VerifyCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  /** How disagreements are printed. */
  enum Format {
    TEXT,
    JSONL
  }

  @Override
  public Integer call() {
    ChosenRules rules = rulesOption.load(terminal);
    ChosenRules verifyRules = verifyRulesOption.load(terminal);
    RolloutSearch search = rollouts.search(terminal, batch.quiet());
    List<RolloutFile> files = search.found();
    Needs needs =
        format == Format.JSONL ? Needs.everything() : ReadingNeeds.toCompare(rules.set().words());
    try (Explainer explainer = Explainer.of(verifyRules.set(), reading.limits())) {
      Verified verified =
          Verified.of(
              batch.run(
                  terminal,
                  rules.set(),
                  reading.limits(),
                  files,
                  (file, here, classifier) ->
                      new RolloutWalk(here, classifier, reading, needs, redact.redacting())
                          .through(file, new Verification(explainer, report(file, files, here)))));
      batch.summarize(terminal, verified.tally(), rules);
      batch.say(terminal, "verify: " + verified.summary());
      batch.say(terminal, "verify rules: " + verifyRules.name());
      return Math.max(
          verified.tally().exitCode(search.complete()),
          verified.isOpen() ? ExitCode.LEFT_OPEN : ExitCode.DONE);
    }
  }

  private VerifyReport report(RolloutFile file, List<RolloutFile> files, Terminal here) {
    VerifyReport report =
        format == Format.JSONL
            ? new VerifyJsonReport(here.out(), file.name())
            : new VerifyTextReport(here, Title.of(file, files));
    VerifyReport told =
        redact.redacting() == Redacting.NOTHING ? report : new RedactedVerifyReport(report);
    return unexplainedOnly ? new UnexplainedReport(told) : told;
  }
}

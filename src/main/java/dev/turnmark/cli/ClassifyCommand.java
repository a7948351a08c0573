package dev.turnmark.cli;

import dev.turnmark.cli.RulesOption.ChosenRules;
import dev.turnmark.engine.Classifier;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Decides every response item of rollouts. */
@Command(
    name = "classify",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Prints for every response item what a person sees of it, its marks, and the rule that"
          + " decided.",
      "Marks in the table: user = user_message, turn = turn_boundary, fork = fork_turn."
    })
final class ClassifyCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Parameters(
      paramLabel = "FILE|DIR|-",
      arity = "1..*",
      description =
          "A rollout, plain or packed with zstd, or a directory with rollout-*.jsonl and"
              + " rollout-*.jsonl.zst below it, or - for the standard input.")
  private List<String> named = new ArrayList<>();

  @Option(
      names = "--format",
      paramLabel = "table|jsonl",
      description = "A table (default), or a line of JSON for each item.")
  private Format format = Format.TABLE;

  @Option(
      names = {"-q", "--quiet"},
      description = "No summary on the standard error.")
  private boolean quiet;

  @Mixin private RulesOption rulesOption = new RulesOption();
  @Mixin private ReadingOptions reading = new ReadingOptions();

  ClassifyCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  /** How decisions are printed. */
  enum Format {
    TABLE,
    JSONL
  }

  @Override
  public Integer call() {
    ChosenRules rules = rulesOption.load(terminal);
    RolloutSearch search = new RolloutSearch(terminal);
    named.forEach(search::add);
    Tally tally = new Tally();
    boolean complete = search.complete();
    try (Classifier classifier = Classifier.of(rules.set())) {
      Batch batch = batch(rules, classifier, search.found().size(), tally);
      for (RolloutFile file : search.found()) {
        complete &= batch.run(file);
      }
    }
    if (!quiet) {
      terminal.say(tally.summary());
      terminal.say("rules: " + rules.name());
    }
    if (!complete) {
      return ExitCode.UNREADABLE_FILE;
    }
    return tally.leftOpen() ? ExitCode.LEFT_OPEN : ExitCode.DONE;
  }

  private Batch batch(ChosenRules rules, Classifier classifier, int files, Tally tally) {
    return format == Format.JSONL
        ? new Batch(
            terminal,
            classifier,
            reading,
            ReadingNeeds.withTurnItems(rules.set().words()),
            new JsonLinesReport(terminal.out()),
            tally)
        : new Batch(
            terminal,
            classifier,
            reading,
            ReadingNeeds.ofRules(rules.set().words()),
            new TableReport(terminal, files > 1),
            tally);
  }
}

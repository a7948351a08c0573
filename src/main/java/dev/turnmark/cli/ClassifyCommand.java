package dev.turnmark.cli;

import dev.turnmark.cli.RulesOption.ChosenRules;
import dev.turnmark.json.Needs;
import dev.turnmark.json.TurnmarkJson;
import dev.turnmark.rules.Words;
import java.io.OutputStream;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Decides every response item of rollouts. */
@Command(
    name = "classify",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Prints for every response item what a person sees of it, its marks, and the rule that"
          + " decided.",
      "Marks in the table: user = user_message, turn = turn_boundary, fork = fork_turn."
    },
    footer = {
      "  turnmark classify session.jsonl",
      "  turnmark classify --format jsonl 'sessions/2026/**/*.jsonl' > decisions.jsonl",
      "  turnmark classify --rules rules/codex --rules my-rules --all-lines session.jsonl",
      "  turnmark classify --summary-only sessions"
    })
final class ClassifyCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Mixin private RolloutArguments rollouts = new RolloutArguments();

  @Option(
      names = "--format",
      paramLabel = "table|jsonl",
      description = "A table (default), or a line of JSON for each item.")
  private Format format = Format.TABLE;

  @Mixin private LogOption log = new LogOption();
  @Mixin private StreamOptions stream = new StreamOptions();
  @Mixin private RedactOption redact = new RedactOption();
  @Mixin private BatchOptions batch = new BatchOptions();
  @Mixin private ColorOption color = new ColorOption();
  @Mixin private RulesOption rulesOption = new RulesOption();
  @Mixin private RuleSwitches switches = new RuleSwitches();
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
    stream.check(log.given());
    ChosenRules rules = switches.of(rulesOption.load(terminal));
    RolloutSearch search = rollouts.search(terminal, batch.quiet());
    List<RolloutFile> files = search.found();
    Needs needs = needs(rules.set().words());
    Tally tally = log.during(terminal, files, out -> classify(files, rules, needs, out));
    summarize(tally, rules);
    return tally.exitCode(search.complete());
  }

  private Tally classify(
      List<RolloutFile> files, ChosenRules rules, Needs needs, @Nullable OutputStream logged) {
    Threads threads = stream.threads(files, reading);
    return Tally.of(
        batch.run(
            terminal,
            rules.set(),
            reading.limits(),
            files,
            (file, here, classifier) ->
                stream.report(
                    file,
                    new RolloutWalk(here, classifier, reading, needs, redact.redacting()),
                    threads,
                    logged(report(file, files, here), here, logged))));
  }

  private void summarize(Tally tally, ChosenRules rules) {
    if (!stream.summaryOnly()) {
      batch.summarize(terminal, tally, rules);
    } else if (format == Format.JSONL) {
      terminal.out().line(TurnmarkJson.writeRecord(tally.record(rules)));
    } else {
      tally.summary().forEach(terminal.out()::line);
      terminal.out().line("rules: " + rules.name());
    }
  }

  private static Report logged(Report report, Terminal here, @Nullable OutputStream log) {
    return log == null ? report : new LoggedReport(report, here.beside(log));
  }

  private Needs needs(Words words) {
    if (log.given()) {
      return ReadingNeeds.withWholeItems(words);
    }
    if (stream.allLines()) {
      return ReadingNeeds.withWholeLines(words);
    }
    return format == Format.JSONL && !stream.summaryOnly()
        ? ReadingNeeds.withTurnItems(words)
        : ReadingNeeds.ofRules(words);
  }

  private Report report(RolloutFile file, List<RolloutFile> files, Terminal here) {
    if (stream.summaryOnly()) {
      return new NoReport();
    }
    return format == Format.JSONL
        ? new JsonLinesReport(here.out())
        : new TableReport(
            here,
            color.paints(here.screen()),
            Title.of(file, files),
            file.name(),
            stream.allLines());
  }
}

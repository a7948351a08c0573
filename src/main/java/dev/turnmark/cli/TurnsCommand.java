package dev.turnmark.cli;

import dev.turnmark.cli.RulesOption.ChosenRules;
import dev.turnmark.json.Needs;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Counts the turns of rollouts, in each way of counting them. */
@Command(
    name = "turns",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Lists the turns of rollouts in each way of counting them, and what rollbacks took back.",
      "user: a person said it; turn: it opens a turn; unit: a rollback counts it; fork: a fork may"
          + " begin there; start: a turn of the app server begins. The number counts from 0 and"
          + " leaves out what was rolled back, which has an x. The unit is shown only where it"
          + " differs from the turn."
    },
    footer = {
      "  turnmark turns session.jsonl",
      "  turnmark turns --format json sessions > turns.jsonl"
    })
final class TurnsCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Mixin private RolloutArguments rollouts = new RolloutArguments();

  @Option(
      names = "--format",
      paramLabel = "text|json",
      description = "Tables (default), or a line of JSON for each file.")
  private TextOrJson format = TextOrJson.TEXT;

  @Mixin private RedactOption redact = new RedactOption();
  @Mixin private BatchOptions batch = new BatchOptions();
  @Mixin private ColorOption color = new ColorOption();
  @Mixin private RulesOption rulesOption = new RulesOption();
  @Mixin private StrictOption reading = new StrictOption();

  TurnsCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    ChosenRules rules = rulesOption.load(terminal);
    RolloutSearch search = rollouts.search(terminal, batch.quiet());
    List<RolloutFile> files = search.found();
    Needs needs = ReadingNeeds.withFirstWords(rules.set().words());
    String revision = rules.set().revision();
    Tally tally =
        Tally.of(
            batch.run(
                terminal,
                rules.set(),
                reading.limits(),
                files,
                (file, here, classifier) ->
                    new RolloutWalk(here, classifier, reading, needs, redact.redacting())
                        .through(
                            file,
                            new Counting(here, file.name(), report(file, files, here, revision)))));
    batch.summarize(terminal, tally, rules);
    return tally.exitCode(search.complete());
  }

  private TurnsReport report(
      RolloutFile file, List<RolloutFile> files, Terminal here, String revision) {
    return format == TextOrJson.JSON
        ? new JsonTurns(here.out(), file.name(), revision)
        : new TextTurns(here, color.paints(here.screen()), file.name(), Title.of(file, files));
  }
}

package dev.turnmark.cli;

import dev.turnmark.cli.RulesOption.ChosenRules;
import dev.turnmark.json.Needs;
import dev.turnmark.json.TurnmarkJson;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lists sessions. */
@Command(
    name = "sessions",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Lists sessions: where each comes from, who wrote it, when it began; and below that its first"
          + " prompt with the line it stands in and the rule that decided, or that there is none"
          + " yet, with the goal where there is one.",
      "No file is read further than to its first prompt, which may be inherited from the session it"
          + " was forked from, and may have been rolled back further down. With --counts files are"
          + " read to their end, and the first prompt is the first that no rollback took back.",
      "foreign: somebody spoke under no turn_context, so another program than Codex wrote the file."
    },
    footer = {
      "  turnmark sessions ~/.codex/sessions",
      "  turnmark sessions --counts --sort started --format json sessions"
    })
final class SessionsCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Mixin private RolloutArguments rollouts = new RolloutArguments();

  @Option(
      names = "--counts",
      description =
          "Count turns, after rollbacks: user messages (user), turn boundaries (turn), fork turns"
              + " (fork); in brackets how many of them were not inherited.")
  private boolean counts;

  @Option(
      names = "--sort",
      paramLabel = "path|started",
      description = "As named, in a directory by path (default), or the oldest first.")
  private SessionOrder order = SessionOrder.PATH;

  @Option(
      names = "--format",
      paramLabel = "table|json",
      description = "A table (default), or a line of JSON for each session.")
  private Format format = Format.TABLE;

  @Mixin private RedactOption redact = new RedactOption();
  @Mixin private BatchOptions batch = new BatchOptions();
  @Mixin private ColorOption color = new ColorOption();
  @Mixin private RulesOption rulesOption = new RulesOption();
  @Mixin private StrictOption reading = new StrictOption();

  SessionsCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  /** How sessions are printed. */
  enum Format {
    TABLE,
    JSON
  }

  @Override
  public Integer call() {
    ChosenRules rules = rulesOption.load(terminal);
    Needs needs = ReadingNeeds.withFirstWords(rules.set().words());
    RolloutSearch search = rollouts.search(terminal, batch.quiet());
    List<SessionRow> rows =
        batch.run(
            terminal,
            rules.set(),
            reading.limits(),
            search.found(),
            (file, here, classifier) ->
                new RolloutWalk(here, classifier, reading, needs, redact.redacting())
                    .through(file, new SessionVisit(here, file, counts)));
    print(rows, rules.set().revision());
    Tally sum = Tally.of(rows.stream().map(SessionRow::tally).toList());
    batch.summarize(terminal, sum.summary(SessionRow.made(rows)), rules);
    return sum.exitCode(search.complete());
  }

  private void print(List<SessionRow> rows, String revision) {
    order.sort(rows);
    if (format == Format.JSON) {
      rows.forEach(row -> terminal.out().line(TurnmarkJson.writeRecord(row.record(revision))));
    } else {
      new SessionTable(terminal, color.paints(terminal.screen()), counts).print(rows);
    }
  }
}

package dev.turnmark.cli;

import dev.turnmark.cli.RulesOption.ChosenRules;
import dev.turnmark.engine.Limits;
import dev.turnmark.json.Needs;
import dev.turnmark.rules.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Decides the items of a session as they are written. */
@Command(
    name = "watch",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Follows a session while it is written: prints what is decided of each response item as soon"
          + " as its line is whole, until Ctrl-C. When Codex packs the file, the packed one is read"
          + " on.",
      "Rules that are edited meanwhile decide from the next item on. If they have become wrong, all"
          + " that is wrong is said, and the last good ones stay on."
    },
    footer = {
      "  turnmark watch session.jsonl",
      "  turnmark watch --rules rules/codex --rules my-rules --format jsonl session.jsonl"
    })
final class WatchCommand implements Callable<Integer> {

  /** Who watches waits for each item. */
  private static final Duration ITEM_TIME = Duration.ofSeconds(5);

  private final Terminal terminal;

  @Parameters(paramLabel = "FILE", description = "A rollout, plain or packed with zstd.")
  private String named = "";

  @Option(
      names = "--format",
      paramLabel = "table|jsonl",
      description = "Rows of a table (default), or a line of JSON for each item.")
  private ClassifyCommand.Format format = ClassifyCommand.Format.TABLE;

  @Option(
      names = {"-q", "--quiet"},
      description = "No summary on the standard error.")
  private boolean quiet;

  @Mixin private RedactOption redact = new RedactOption();
  @Mixin private ColorOption color = new ColorOption();
  @Mixin private RulesOption rulesOption = new RulesOption();
  @Mixin private ReadingOptions reading = new ReadingOptions();

  WatchCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    Limits limits = reading.limits(ITEM_TIME);
    RolloutFile file = new RolloutFile(named, terminal.path(named));
    if (!Files.isRegularFile(file.path())) {
      terminal.complain(
          PlainText.escaped(named)
              + (Files.exists(file.path())
                  ? ": only a file can be watched, and this is none"
                  : ": there is no such file"));
      return ExitCode.UNREADABLE_FILE;
    }
    List<Path> directories = rulesOption.named(terminal).stream().map(terminal::path).toList();
    ChosenRules chosen = rulesOption.load(terminal);
    Report report = report(file);
    try (Lookout lookout = terminal.lookout();
        LiveRules rules = new LiveRules(terminal, directories, chosen, limits, lookout::moment);
        Follow follow =
            new Follow(
                terminal,
                file,
                reading,
                redact.redacting(),
                this::needs,
                rules,
                () -> new Classification(report, file.name(), false))) {
      terminal.flush();
      watch(lookout, follow);
      summarize(follow.end(), rules.rules());
    }
    return ExitCode.DONE;
  }

  private void watch(Lookout lookout, Follow follow) {
    do {
      follow.look(lookout::over);
      terminal.flush();
    } while (lookout.again());
  }

  private void summarize(Tally tally, ChosenRules rules) {
    if (!quiet) {
      tally.summary().forEach(terminal::say);
      terminal.say("rules: " + rules.name());
    }
    terminal.flush();
  }

  private Needs needs(Words words) {
    return format == ClassifyCommand.Format.JSONL
        ? ReadingNeeds.withTurnItems(words)
        : ReadingNeeds.ofRules(words);
  }

  private Report report(RolloutFile file) {
    return format == ClassifyCommand.Format.JSONL
        ? new JsonLinesReport(terminal.out())
        : new TableReport(terminal, color.paints(terminal.screen()), List.of(), file.name(), false)
            .live(terminal.width());
  }
}

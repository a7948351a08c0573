package dev.turnmark.cli;

import dev.turnmark.cli.RulesOption.ChosenRules;
import dev.turnmark.engine.Classifier;
import dev.turnmark.json.Needs;
import dev.turnmark.json.TurnmarkJson;
import dev.turnmark.rollout.CutOutcome.Kept;
import dev.turnmark.rollout.CutRecord;
import java.io.IOException;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Cuts a rollout where Codex would. */
@Command(
    name = "cut",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Writes the part of a rollout that is left when Codex cuts it, byte for byte.",
      "Of a packed rollout the unpacked text is cut. What was rolled back earlier in the file does"
          + " not count, but is kept where it stands between lines that are."
    },
    footer = {
      "  turnmark cut --rollback 1 --dry-run session.jsonl",
      "  turnmark cut --before-user-message 2 -o shorter.jsonl session.jsonl"
    })
final class CutCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Spec private @Nullable CommandSpec spec;

  @Parameters(
      paramLabel = "FILE|-",
      description = "A rollout, plain or packed with zstd, or - for the standard input.")
  private String named = RolloutFile.STANDARD_INPUT;

  @ArgGroup(multiplicity = "1")
  private CutOption cut = new CutOption();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description =
          "Write to this file, which then appears whole or not at all, in the place of one that is"
              + " there. Without it, and with -, to the standard output.")
  private @Nullable String output;

  @Option(names = "--dry-run", description = "Write nothing, and tell what would be kept.")
  private boolean dryRun;

  @Option(
      names = "--format",
      paramLabel = "text|json",
      description = "How a dry run tells it: in words (default), or as a line of JSON.")
  private TextOrJson format = TextOrJson.TEXT;

  @Option(
      names = {"-q", "--quiet"},
      description = "Say nothing of what was kept on the standard error.")
  private boolean quiet;

  @Mixin private RulesOption rulesOption = new RulesOption();
  @Mixin private StrictOption reading = new StrictOption();

  CutCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    RolloutFile file = new RolloutFile(named, terminal.path(named));
    CutOutput target = new CutOutput(terminal, output, reading.limits().reading());
    if (format == TextOrJson.JSON && !dryRun) {
      throw usage("--format json tells what would be kept, so it needs --dry-run");
    }
    if (!dryRun && target.overwrites(file)) {
      throw usage("the output is the file that is to be cut; name another one");
    }
    ChosenRules rules = rulesOption.load(terminal);
    try (Spool spool = Spool.of(file, terminal)) {
      return cut(file, spool, target, rules);
    } catch (IOException e) {
      terminal.complain(Trouble.with(file.name(), e));
      return ExitCode.UNREADABLE_FILE;
    }
  }

  private ParameterException usage(String sentence) {
    if (spec == null) {
      throw new IllegalStateException("picocli has not told which command this is");
    }
    return new ParameterException(spec.commandLine(), sentence);
  }

  private int cut(RolloutFile file, Spool spool, CutOutput target, ChosenRules rules)
      throws IOException {
    FoundCut found = find(file, spool, rules);
    if (!found.lines().complete()) {
      return found.exitCode();
    }
    CutWords words =
        new CutWords(file.name(), found, CutText.of(spool, reading.limits().reading()));
    if (dryRun) {
      tell(file, found, words, rules);
    } else if (found.outcome() instanceof Kept kept) {
      target.write(file, spool, kept);
      summarize(words, rules);
    } else {
      words.refusal().forEach(terminal::complain);
    }
    return found.exitCode();
  }

  private FoundCut find(RolloutFile file, Spool spool, ChosenRules rules) {
    Needs needs = ReadingNeeds.ofRules(rules.set().words());
    try (Classifier classifier = Classifier.of(rules.set(), decision -> {}, reading.limits())) {
      return new RolloutWalk(terminal, classifier, reading, needs)
          .through(file.name(), spool::open, new CutFinder(terminal, file.name(), cut.cut()));
    }
  }

  private void tell(RolloutFile file, FoundCut found, CutWords words, ChosenRules rules) {
    if (format == TextOrJson.TEXT) {
      words.story(rules).forEach(terminal.out()::line);
      return;
    }
    CutRecord told =
        CutRecord.of(
            found.outcome(),
            file.name(),
            words.text().lines(),
            found.lineage(),
            found.lines(),
            rules.set().revision());
    terminal.out().line(TurnmarkJson.writeRecord(told));
  }

  private void summarize(CutWords words, ChosenRules rules) {
    if (!quiet) {
      words.summary().forEach(terminal::say);
      terminal.say("rules: " + rules.name());
    }
    words.warnings().forEach(terminal::complain);
  }
}

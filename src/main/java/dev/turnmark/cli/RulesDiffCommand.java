package dev.turnmark.cli;

import dev.turnmark.cli.RulesOption.ChosenRules;
import dev.turnmark.engine.Classifier;
import dev.turnmark.json.Needs;
import dev.turnmark.json.TurnmarkJson;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Says what an edit of the rules changes, on rollouts that are there. */
@Command(
    name = "diff",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Decides every line of rollouts by two sets of rules, and tells what is decided otherwise:"
          + " what a person sees, marks, content parts, how it is written, what is undecided. Items"
          + " of replacement histories too.",
      "What changes in the same way by the same rules is told once, with a count and examples. The"
          + " exit code is 1 when anything changes."
    },
    footer = {
      "  turnmark rules diff --head my-rules session.jsonl",
      "  turnmark rules diff --base rules/codex --head rules/codex --head rules/extras/provenance"
          + " ~/.codex/sessions"
    })
final class RulesDiffCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Mixin private RolloutArguments rollouts = new RolloutArguments();

  @Option(
      names = "--base",
      paramLabel = "DIR",
      description =
          "The rules as they were; may be given more than once. Without it ./rules/codex, and where"
              + " there is none the copy in this program.")
  private List<String> base = new ArrayList<>();

  @Option(
      names = "--head",
      required = true,
      paramLabel = "DIR",
      description = "The rules as they are to be; may be given more than once.")
  private List<String> head = new ArrayList<>();

  @Option(
      names = "--examples",
      paramLabel = "N",
      description = "How many examples to tell of what changes in the same way; 3 without it.")
  private int examples = 3;

  @Option(
      names = "--format",
      paramLabel = "text|json",
      description = "Tell it in words (default), or as an object of JSON in one line.")
  private TextOrJson format = TextOrJson.TEXT;

  @Mixin private RedactOption redact = new RedactOption();
  @Mixin private BatchOptions batch = new BatchOptions();
  @Mixin private CacheOption cache = new CacheOption();
  @Mixin private TrustOption trust = new TrustOption();
  @Mixin private StrictOption reading = new StrictOption();

  RulesDiffCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if (examples < 0) {
      terminal.complain("expected a number of examples from 0 on but was " + examples);
      return ExitCode.USAGE;
    }
    cache.apply(terminal);
    trust.apply(terminal);
    ChosenRules before = RulesOption.load(terminal, base);
    ChosenRules after = RulesOption.load(terminal, head);
    RolloutSearch search = rollouts.search(terminal, batch.quiet());
    RulesDiff.Found found = compare(search.found(), before, after);
    if (format == TextOrJson.JSON) {
      terminal.out().line(TurnmarkJson.writeRecord(record(found, before, after)));
    } else {
      new ChangesText(terminal.out(), terminal.width()).print(found.changes().groups());
    }
    summarize(found, before, after);
    int read = found.tally().exitCode(search.complete());
    // A line that could not be read, or an item that both leave open, is no difference.
    int whole = read == ExitCode.LEFT_OPEN ? ExitCode.DONE : read;
    return Math.max(whole, found.changes().count() > 0 ? ExitCode.LEFT_OPEN : ExitCode.DONE);
  }

  private RulesDiff.Found compare(List<RolloutFile> files, ChosenRules before, ChosenRules after) {
    Needs needs = ReadingNeeds.ofRules(before.set().words(), after.set().words());
    try (Classifier other = Classifier.of(after.set(), decision -> {}, reading.limits())) {
      return RulesDiff.Found.of(
          batch.run(
              terminal,
              before.set(),
              reading.limits(),
              files,
              (file, here, classifier) ->
                  compare(
                      file,
                      new RolloutWalk(here, classifier, reading, needs, redact.redacting()),
                      other)),
          examples);
    }
  }

  private RulesDiff.Found compare(RolloutFile file, RolloutWalk walk, Classifier other) {
    return walk.through(
        file, new RulesDiff(file.name(), walk.pass(other), walk.redacting(), examples));
  }

  private static RulesDiffRecord record(
      RulesDiff.Found found, ChosenRules before, ChosenRules after) {
    return new RulesDiffRecord(
        RulesDiffRecord.Rules.of(before),
        RulesDiffRecord.Rules.of(after),
        found.tally().files(),
        found.tally().items(),
        found.changes().count(),
        found.changes().groups().stream().map(RulesDiffRecord.Group::of).toList(),
        RulesDiffRecord.SCHEMA);
  }

  private void summarize(RulesDiff.Found found, ChosenRules before, ChosenRules after) {
    int changed = found.changes().count();
    String items = Tally.count(found.tally().items(), "item", "items");
    String made =
        changed == 0
            ? "nothing is decided otherwise"
            : "%d decided otherwise in %s"
                .formatted(changed, Tally.count(found.changes().groups().size(), "way", "ways"));
    found.tally().summary(List.of(items, made)).forEach(line -> batch.say(terminal, line));
    batch.say(terminal, "base: " + before.name());
    batch.say(terminal, "head: " + after.name());
  }
}

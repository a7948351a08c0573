package dev.turnmark.cli;

import dev.turnmark.cli.RulesOption.ChosenRules;
import dev.turnmark.json.Needs;
import dev.turnmark.rules.RuleCatalogue;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Says where rules fired. */
@Command(
    name = "audit",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description =
        "Tells of every item on which a rule fired, across sessions: where it stands, what became of"
            + " it, which part and which words of it the rule looked at. Lines without an item and"
            + " items of replacement histories too.",
    footer = {
      "  turnmark audit --rule 'a text wrapped in <skill> is context' session.jsonl",
      "  turnmark audit --redact --format jsonl --rule 'context is left out of a user message'"
          + " ~/.codex/sessions"
    })
final class AuditCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Mixin private RolloutArguments rollouts = new RolloutArguments();

  @Option(
      names = "--rule",
      required = true,
      paramLabel = "RULE",
      description = "The name of a rule, in quotes; may be given more than once.")
  private List<String> names = new ArrayList<>();

  @Option(
      names = "--format",
      paramLabel = "table|jsonl",
      description = "A table (default), or a line of JSON for each firing.")
  private ClassifyCommand.Format format = ClassifyCommand.Format.TABLE;

  @Mixin private RedactOption redact = new RedactOption();
  @Mixin private BatchOptions batch = new BatchOptions();
  @Mixin private ColorOption color = new ColorOption();
  @Mixin private RulesOption rulesOption = new RulesOption();
  @Mixin private StrictOption reading = new StrictOption();

  AuditCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    ChosenRules rules = rulesOption.load(terminal);
    if (!known(rules.set().catalogue())) {
      return ExitCode.USAGE;
    }
    List<String> asked = names.stream().distinct().toList();
    Needs needs = ReadingNeeds.ofRules(rules.set().words());
    RolloutSearch search = rollouts.search(terminal, batch.quiet());
    Audit.Found found =
        Audit.Found.of(
            batch.run(
                terminal,
                rules.set(),
                reading.limits(),
                search.found(),
                (file, here, classifier) ->
                    new RolloutWalk(here, classifier, reading, needs, redact.redacting())
                        .through(
                            file,
                            new Audit(
                                file.name(),
                                asked,
                                report(here, asked.size() > 1),
                                redact.redacting()))));
    String items = Tally.count(found.tally().items(), "item", "items");
    String fired = "fired " + Tally.count(found.fired(), "time", "times");
    batch.summarize(terminal, found.tally().summary(List.of(items, fired)), rules);
    int read = found.tally().exitCode(search.complete());
    // Lines that could not be read are counted, and are nothing on which a rule could fire.
    return read == ExitCode.LEFT_OPEN ? ExitCode.DONE : read;
  }

  private boolean known(RuleCatalogue catalogue) {
    boolean known = true;
    for (String name : names) {
      if (catalogue.rule(name).isEmpty()) {
        terminal.complain(WhyNotOption.unknown(name, catalogue));
        known = false;
      }
    }
    return known;
  }

  private AuditReport report(Terminal here, boolean severalRules) {
    return format == ClassifyCommand.Format.JSONL
        ? new AuditLines(here.out())
        : new AuditTable(here, color.paints(here.screen()), severalRules);
  }
}

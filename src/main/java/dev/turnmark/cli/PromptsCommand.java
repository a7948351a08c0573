package dev.turnmark.cli;

import dev.turnmark.cli.RulesOption.ChosenRules;
import dev.turnmark.json.Needs;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints what people typed. */
@Command(
    name = "prompts",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Prints the words that a person typed, prompt by prompt: the line in the file, and the words"
          + " below it, each line of them set in. A picture is printed as [image].",
      "Prompts that a fork copied from another session are printed too, since Codex counts them,"
          + " and said to be inherited. Those that were rolled back are left out."
    },
    footer = {
      "  turnmark prompts session.jsonl",
      "  turnmark prompts --own --format json sessions > prompts.jsonl"
    })
final class PromptsCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Mixin private RolloutArguments rollouts = new RolloutArguments();

  @Option(
      names = "--all",
      description =
          "Print the prompts that were rolled back too, and say which line did it; and those that,"
              + " by the rules, come from an agent.")
  private boolean all;

  @Option(
      names = "--own",
      description = "Leave out the prompts that were copied from another session.")
  private boolean own;

  @Option(
      names = "--format",
      paramLabel = "text|json",
      description =
          "Text (default), made safe for a terminal, or a line of JSON for each prompt, to the"
              + " letter.")
  private TextOrJson format = TextOrJson.TEXT;

  @Mixin private RedactOption redact = new RedactOption();
  @Mixin private BatchOptions batch = new BatchOptions();
  @Mixin private ColorOption color = new ColorOption();
  @Mixin private RulesOption rulesOption = new RulesOption();
  @Mixin private StrictOption reading = new StrictOption();

  PromptsCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    ChosenRules rules = rulesOption.load(terminal);
    Needs needs = ReadingNeeds.withFirstWords(rules.set().words());
    RolloutSearch search = rollouts.search(terminal, batch.quiet());
    List<RolloutFile> files = search.found();
    PromptTally sum =
        PromptTally.of(
            batch.run(
                terminal,
                rules.set(),
                reading.limits(),
                files,
                (file, here, classifier) ->
                    new RolloutWalk(here, classifier, reading, needs, redact.redacting())
                        .through(
                            file,
                            new PromptCollection(
                                here, file, report(file, files, here, rules.set().revision())))));
    batch.summarize(terminal, sum.summary(), rules);
    return sum.lines().exitCode(search.complete());
  }

  private PromptReport report(
      RolloutFile file, List<RolloutFile> files, Terminal here, String revision) {
    PromptChoice choice = new PromptChoice(all, own);
    return format == TextOrJson.JSON
        ? new JsonPrompts(here.out(), file.name(), choice, revision)
        : new TextPrompts(here, color.paints(here.screen()), file, files, choice);
  }
}

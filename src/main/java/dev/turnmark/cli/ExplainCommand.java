package dev.turnmark.cli;

import dev.turnmark.cli.RulesOption.ChosenRules;
import dev.turnmark.engine.Classifier;
import dev.turnmark.json.Needs;
import dev.turnmark.json.OtherGrammar;
import dev.turnmark.json.RolloutReader;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.rules.RuleCatalogue;
import dev.turnmark.rules.Words;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tells the whole story of one line. */
@Command(
    name = "explain",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Tells in words what was decided about one line of a rollout, and why.",
    footer = {
      "  turnmark explain session.jsonl:12",
      "  turnmark explain --why-not 'a text wrapped in <skill> is context' session.jsonl:12",
      "  turnmark explain --upstream --format json session.jsonl:12"
    })
final class ExplainCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Parameters(
      paramLabel = "FILE:LINE",
      converter = Place.Converter.class,
      description = "A rollout, or - for the standard input, and a line in it, from 1.")
  private Place place = Place.NOWHERE;

  @Option(names = "--upstream", description = "Name the functions of Codex that the rules follow.")
  private boolean upstream;

  @Option(
      names = "--format",
      paramLabel = "text|json",
      description = "Tell it in words (default), or as an object of JSON in one line.")
  private TextOrJson format = TextOrJson.TEXT;

  @Mixin private WhyNotOption whyNot = new WhyNotOption();
  @Mixin private RedactOption redact = new RedactOption();
  @Mixin private RulesOption rulesOption = new RulesOption();
  @Mixin private ReadingOptions reading = new ReadingOptions();

  ExplainCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    ChosenRules rules = rulesOption.load(terminal);
    Optional<String> trouble = whyNot.trouble(rules.set().catalogue());
    if (trouble.isPresent()) {
      terminal.complain(trouble.get());
      return ExitCode.USAGE;
    }
    RolloutFile file = new RolloutFile(place.file(), terminal.path(place.file()));
    try (Classifier classifier = Classifier.of(rules.set(), decision -> {}, reading.limits());
        RolloutReader reader =
            new RolloutReader(
                file.open(terminal),
                file.name(),
                reading.strictness(),
                needs(rules.set().words()),
                reading.limits().reading())) {
      return explain(
          reader,
          new RolloutPass(classifier, reading.ids(), terminal.randomId(), redact.redacting()),
          rules);
    } catch (IOException e) {
      terminal.complain(Trouble.with(file.name(), e));
    } catch (UncheckedIOException e) {
      terminal.complain(Trouble.with(file.name(), e));
    }
    return ExitCode.UNREADABLE_FILE;
  }

  private Needs needs(Words words) {
    return format == TextOrJson.JSON
        ? ReadingNeeds.withWholeLines(words)
        : ReadingNeeds.ofRules(words);
  }

  private int explain(RolloutReader reader, RolloutPass pass, ChosenRules rules) {
    int last = 0;
    while (reader.hasNext()) {
      RolloutRecord line = redact.redacting().said(reader.next());
      last = line.line();
      if (last == place.line()) {
        return explain(line, reader.otherGrammar(), pass, rules);
      }
      if (last > place.line()) {
        telling(rules).passedOver();
        return ExitCode.DONE;
      }
      if (line instanceof RolloutRecord.Read read) {
        pass.hear(read);
      }
    }
    terminal.complain(PlainText.escaped(place.file()) + ": " + noSuchLine(last));
    return ExitCode.USAGE;
  }

  private String noSuchLine(int last) {
    return "there is no line %d; %s"
        .formatted(
            place.line(),
            last == 0 ? "the file is empty" : "the last one with anything in it is line " + last);
  }

  private int explain(
      RolloutRecord line, Optional<OtherGrammar> grammar, RolloutPass pass, ChosenRules rules) {
    if (grammar.isPresent() && RolloutWalk.isForeign(line)) {
      telling(rules).leftAside(grammar.get());
      return ExitCode.LEFT_OPEN;
    }
    return new Explaining(rules, whyNot, telling(rules), redact.redacting()).explain(line, pass);
  }

  private Telling telling(ChosenRules rules) {
    RuleCatalogue catalogue = rules.set().catalogue();
    return format == TextOrJson.JSON
        ? new JsonStory(terminal.out(), place, catalogue, whyNot.given())
        : new Story(terminal, place, new Reasons(catalogue, upstream), rules);
  }
}

package dev.turnmark.cli;

import dev.turnmark.audit.Decision;
import dev.turnmark.audit.LineMarks;
import dev.turnmark.cli.RulesOption.ChosenRules;
import dev.turnmark.engine.Classifier;
import dev.turnmark.json.RolloutReader;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import java.io.IOException;
import java.io.UncheckedIOException;
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
    description = "Tells in words what was decided about one line of a rollout, and why.")
final class ExplainCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Parameters(
      paramLabel = "FILE:LINE",
      converter = Place.Converter.class,
      description = "A rollout, or - for the standard input, and a line in it, from 1.")
  private Place place = Place.NOWHERE;

  @Option(names = "--upstream", description = "Name the functions of Codex that the rules follow.")
  private boolean upstream;

  @Mixin private RulesOption rulesOption = new RulesOption();
  @Mixin private ReadingOptions reading = new ReadingOptions();

  ExplainCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    ChosenRules rules = rulesOption.load(terminal);
    RolloutFile file = new RolloutFile(place.file(), terminal.path(place.file()));
    try (Classifier classifier = Classifier.of(rules.set());
        RolloutReader reader =
            new RolloutReader(
                file.open(terminal),
                file.name(),
                reading.strictness(),
                ReadingNeeds.ofRules(rules.set().words()))) {
      return explain(
          reader, new RolloutPass(classifier, reading.ids(), terminal.randomId()), rules);
    } catch (IOException e) {
      terminal.complain(Trouble.with(file.name(), e));
    } catch (UncheckedIOException e) {
      terminal.complain(Trouble.with(file.name(), e));
    }
    return ExitCode.UNREADABLE_FILE;
  }

  private int explain(RolloutReader reader, RolloutPass pass, ChosenRules rules) {
    int last = 0;
    while (reader.hasNext()) {
      RolloutRecord line = reader.next();
      last = line.line();
      if (last == place.line()) {
        return explain(line, pass, rules);
      }
      if (last > place.line()) {
        story().passedOver();
        return ExitCode.DONE;
      }
      if (line instanceof RolloutRecord.Read read) {
        pass.hear(read.content().item());
      }
    }
    terminal.complain(
        "%s: there is no line %d; the last one with anything in it is line %d"
            .formatted(place.file(), place.line(), last));
    return ExitCode.USAGE;
  }

  private int explain(RolloutRecord line, RolloutPass pass, ChosenRules rules) {
    if (line instanceof RolloutRecord.Unreadable unreadable) {
      story().unreadable(unreadable);
      return ExitCode.LEFT_OPEN;
    }
    RolloutRecord.Read read = (RolloutRecord.Read) line;
    RolloutItem item = read.content().item();
    Reasons reasons = new Reasons(rules.set().catalogue(), upstream);
    boolean decided;
    if (item instanceof ResponseItem response) {
      Decision decision = pass.decide(response, line.line());
      story().item(read, decision, reasons);
      decided = decision.decided();
    } else {
      pass.hear(item);
      LineMarks marks = pass.marks(item);
      story().notAnItem(read, marks, reasons);
      decided = marks.undecided().isEmpty();
    }
    story().rules(rules);
    return decided ? ExitCode.DONE : ExitCode.LEFT_OPEN;
  }

  private Story story() {
    return new Story(terminal, place);
  }
}

package dev.turnmark.cli;

import dev.turnmark.cli.RulesOption.ChosenRules;
import dev.turnmark.engine.BadCaseException;
import dev.turnmark.engine.CaseResult;
import dev.turnmark.engine.CaseUpdate;
import dev.turnmark.engine.PackLayers;
import dev.turnmark.engine.RuleCases;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs the cases that stand beside rules. */
@Command(
    name = "test",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Runs the cases beside the rules of packs, which are taken together and with those they lie"
          + " over, and tells of each that fails what was expected, what came of it, and which rules"
          + " fired.",
      "No cases at all is a failure too."
    },
    footer = {
      "  turnmark rules test rules/codex my-rules",
      "  turnmark rules test --filter 'skill' --format junit my-rules > junit.xml",
      "  turnmark rules test --coverage --threshold 90 --mutate my-rules"
    })
final class RulesTestCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Parameters(
      arity = "1..*",
      paramLabel = "DIR",
      description = "A pack of rules, and packs that lie over it.")
  private List<String> directories = List.of();

  @Option(
      names = "--filter",
      paramLabel = "RE",
      converter = RegularExpression.class,
      description =
          "Run only the cases whose name this regular expression is found in:"
              + " FILE: RULE: fires[0].")
  private @Nullable Pattern filter;

  @Option(
      names = "--format",
      paramLabel = "text|json|junit",
      description = "Text (default), one JSON object, or the XML of JUnit.")
  private Format format = Format.TEXT;

  @Option(
      names = "--update",
      description =
          "Write into the files of cases what comes of those that fail, in place of what they"
              + " expect. Look at the difference.")
  private boolean update;

  @Mixin private LossOptions losses = new LossOptions();
  @Mixin private CacheOption cache = new CacheOption();
  @Mixin private TrustOption trust = new TrustOption();
  @Mixin private RuleSwitches switches = new RuleSwitches();

  RulesTestCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  /** For whom it is printed. */
  enum Format {
    TEXT,
    JSON,
    JUNIT
  }

  @Override
  public Integer call() {
    cache.apply(terminal);
    trust.apply(terminal);
    List<Path> paths = directories.stream().map(terminal::path).toList();
    try {
      ChosenRules all = new ChosenRules(terminal.rules(layers(paths)), named());
      ChosenRules rules = switches.of(all);
      RulesTest test = RulesTest.run(rules, cases(all, paths));
      if (update && updated(test.results()) > 0) {
        test = RulesTest.run(rules, cases(all, paths));
      }
      return report(losses.tried(test, paths));
    } catch (BadCaseException e) {
      terminal.complain(PlainText.oneLine(String.valueOf(e.getMessage())));
      return ExitCode.BAD_RULES;
    } catch (IOException e) {
      terminal.complain(
          "the cases cannot be read or written: "
              + PlainText.oneLine(String.valueOf(e.getMessage())));
      return ExitCode.UNREADABLE_FILE;
    }
  }

  private String named() {
    return String.join(", ", directories);
  }

  /** The packs with those that they lie over: what their cases expect, they expect of all. */
  private static List<Path> layers(List<Path> packs) throws IOException {
    Map<Path, Path> layers = new LinkedHashMap<>();
    for (Path pack : packs) {
      for (Path layer : PackLayers.of(pack)) {
        layers.putIfAbsent(layer.toRealPath(), layer);
      }
    }
    return List.copyOf(layers.values());
  }

  private RuleCases cases(ChosenRules rules, List<Path> paths) {
    Pattern wanted = filter;
    RuleCases cases = RuleCases.beside(rules.set(), paths);
    return wanted == null ? cases : cases.only(c -> wanted.matcher(c.fullName()).find());
  }

  private int updated(List<CaseResult> results) throws IOException {
    int written;
    try (WholeFiles files = new WholeFiles()) {
      written = CaseUpdate.write(results, (file, text) -> files.write(file, Path.of(file), text));
      files.finish();
    }
    terminal.say(written + (written == 1 ? " case" : " cases") + " written anew");
    return written;
  }

  private int report(RulesTest test) {
    switch (format) {
      case TEXT -> new RulesTestText(terminal).print(test);
      case JSON -> terminal.out().line(RulesTestJson.of(test));
      case JUNIT -> terminal.out().line(JUnitXml.of(test));
    }
    test.problems().forEach(p -> terminal.say(PlainText.escaped(p.toString())));
    if (test.results().isEmpty()) {
      terminal.complain(
          filter == null
              ? "there are no cases beside these rules"
              : "no case is called anything like " + PlainText.oneLine(filter.pattern()));
    }
    test.summary().forEach(terminal::say);
    losses.complaint(test).ifPresent(terminal::complain);
    boolean passed = test.passed() && losses.complaint(test).isEmpty();
    return passed ? ExitCode.DONE : ExitCode.LEFT_OPEN;
  }
}

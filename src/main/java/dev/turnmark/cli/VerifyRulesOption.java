package dev.turnmark.cli;

import dev.turnmark.cli.RulesOption.ChosenRules;
import dev.turnmark.rules.RuleSource;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** Which rules are to explain disagreements. */
final class VerifyRulesOption {

  private static final String PACK = "extras/verify";
  private static final String USUAL = "rules/" + PACK;

  @Option(
      names = "--verify-rules",
      paramLabel = "DIR",
      description =
          "Explain disagreements by the rules in this directory, as they stand; may be given more"
              + " than once. Without it ./rules/extras/verify explains, and where there is none the"
              + " copy in this program.")
  private List<String> directories = new ArrayList<>();

  /**
   * The rules asked for.
   *
   * @throws dev.turnmark.rules.BadRulesException with all that is wrong with them
   */
  ChosenRules load(Terminal terminal) {
    List<String> named = directories;
    if (named.isEmpty() && Files.isDirectory(terminal.path(USUAL))) {
      named = List.of(USUAL);
    }
    if (named.isEmpty()) {
      return new ChosenRules(terminal.rules(RuleSource.shipped(PACK)), "the copy in this program");
    }
    List<Path> paths = named.stream().map(terminal::path).toList();
    return new ChosenRules(terminal.rules(paths), String.join(", ", named));
  }
}

package dev.turnmark.cli;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** What is done with rules themselves: each of its commands is one thing. */
@Command(
    name = "rules",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    description = "Reads, checks, tests, compares, writes and lists rules.",
    footer = {"  turnmark rules list", "  turnmark rules check rules/codex my-rules"})
final class RulesCommand {

  private static final List<String> NAMES =
      List.of("check", "new", "export", "diff", "list", "show", "words", "test");

  private RulesCommand() {}

  /** With the commands below it that words may come to. */
  static CommandLine of(Terminal terminal, List<String> words) {
    CommandLine rules = new CommandLine(new RulesCommand());
    for (String name : Commands.meant(NAMES, words)) {
      rules.addSubcommand(command(name, terminal));
    }
    return rules;
  }

  private static Object command(String name, Terminal terminal) {
    return switch (name) {
      case "check" -> new RulesCheckCommand(terminal);
      case "new" -> new RulesNewCommand(terminal);
      case "export" -> new RulesExportCommand(terminal);
      case "diff" -> new RulesDiffCommand(terminal);
      case "list" -> new RulesListCommand(terminal);
      case "show" -> new RulesShowCommand(terminal);
      case "words" -> new RulesWordsCommand(terminal);
      case "test" -> new RulesTestCommand(terminal);
      default -> throw new IllegalArgumentException(name);
    };
  }
}

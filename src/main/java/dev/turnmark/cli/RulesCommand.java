package dev.turnmark.cli;

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

  private RulesCommand() {}

  static CommandLine of(Terminal terminal) {
    CommandLine rules = new CommandLine(new RulesCommand());
    rules.addSubcommand(new RulesCheckCommand(terminal));
    rules.addSubcommand(new RulesNewCommand(terminal));
    rules.addSubcommand(new RulesExportCommand(terminal));
    rules.addSubcommand(new RulesDiffCommand(terminal));
    rules.addSubcommand(new RulesListCommand(terminal));
    rules.addSubcommand(new RulesShowCommand(terminal));
    rules.addSubcommand(new RulesWordsCommand(terminal));
    rules.addSubcommand(new RulesTestCommand(terminal));
    return rules;
  }
}

package dev.turnmark.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.ColorScheme;

/** {@code turnmark}: what people see of a Codex rollout, by rules that anyone can edit. */
@Command(
    name = "turnmark",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    description =
        "Says of every item of a Codex rollout what a person sees of it, where a turn begins, and"
            + " which rule decided.")
public final class TurnmarkCommand {

  private TurnmarkCommand() {}

  /** Runs a command line and ends the process with its exit code. */
  public static void main(String[] arguments) {
    Terminal terminal = Terminal.ofProcess();
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, failure) -> Runtime.getRuntime().halt(Failures.defect(failure, terminal)));
    System.exit(run(terminal, arguments));
  }

  /** Runs a command line; gives the exit code. */
  static int run(Terminal terminal, String... arguments) {
    try {
      int code = commandLine(terminal).execute(withoutFalseOption(arguments));
      terminal.out().flush();
      return Math.max(code, terminal.worst());
    } catch (OutputException e) {
      return Failures.output(e, terminal);
    }
  }

  private static CommandLine commandLine(Terminal terminal) {
    CommandLine turnmark = new CommandLine(new TurnmarkCommand());
    turnmark.addSubcommand(new ClassifyCommand(terminal));
    turnmark.addSubcommand(new ExplainCommand(terminal));
    turnmark.addSubcommand(new TurnsCommand(terminal));
    turnmark.addSubcommand(new CutCommand(terminal));
    turnmark.addSubcommand(new PromptsCommand(terminal));
    turnmark.addSubcommand(new SessionsCommand(terminal));
    turnmark.addSubcommand(new VerifyCommand(terminal));
    turnmark.addSubcommand(new AuditCommand(terminal));
    turnmark.addSubcommand(RulesCommand.of(terminal));
    listExitCodes(turnmark);
    return turnmark
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setColorScheme(new ColorScheme.Builder(Ansi.OFF).build())
        .setUsageHelpWidth(Math.min(terminal.width(), 100))
        .setOut(terminal.out().asPrintWriter())
        .setErr(terminal.err().asPrintWriter())
        .setParameterExceptionHandler((e, given) -> Failures.usage(e, terminal))
        .setExecutionExceptionHandler((e, command, parsed) -> Failures.execution(e, terminal));
  }

  /** Tells that {@code -:12}, a line of the standard input, is no option: it goes to the end. */
  private static String[] withoutFalseOption(String[] arguments) {
    List<String> rest = new ArrayList<>(List.of(arguments));
    for (String argument : arguments) {
      if (argument.startsWith("-:") && !rest.contains("--")) {
        rest.remove(argument);
        rest.add("--");
        rest.add(argument);
      }
    }
    return rest.toArray(String[]::new);
  }

  private static void listExitCodes(CommandLine command) {
    command
        .getCommandSpec()
        .usageMessage()
        .exitCodeListHeading("%nExit codes (the highest wins):%n")
        .exitCodeList(ExitCode.meanings());
    command.getSubcommands().values().forEach(TurnmarkCommand::listExitCodes);
  }
}

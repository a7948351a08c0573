package dev.turnmark.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.ColorScheme;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.RunLast;

/** {@code turnmark}: what people see of a Codex rollout, by rules that anyone can edit. */
@Command(
    name = "turnmark",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    description =
        "Says of every item of a Codex rollout what a person sees of it, where a turn begins, and"
            + " which rule decided.",
    footer = {"  turnmark classify session.jsonl", "  turnmark explain session.jsonl:12"})
public final class TurnmarkCommand {

  @Mixin private IsolateOption isolate = new IsolateOption();

  private TurnmarkCommand() {}

  /** Runs a command line and ends the process with its exit code. */
  public static void main(String[] arguments) {
    Isolation.endWithParent();
    Terminal terminal = Terminal.ofProcess();
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, failure) -> Runtime.getRuntime().halt(Failures.defect(failure, terminal)));
    if (Version.isAllThatIsAsked(arguments)) {
      System.exit(run(terminal, arguments));
    }
    Ahead ahead = Ahead.of(arguments);
    System.exit(run(terminal, ahead::await, arguments));
  }

  /** Runs a command line; gives the exit code. */
  static int run(Terminal terminal, String... arguments) {
    return run(terminal, () -> {}, arguments);
  }

  /**
   * Runs a command line.
   *
   * @param first what to do when it was understood and before its command begins
   */
  static int run(Terminal terminal, Runnable first, String... arguments) {
    try {
      if (Version.isAllThatIsAsked(arguments)) {
        terminal.out().line(Version.line());
        terminal.out().flush();
        return ExitCode.DONE;
      }
      String[] meant = withoutFalseOption(arguments);
      int code =
          commandLine(terminal, meant)
              .setExecutionStrategy(
                  parsed -> {
                    first.run();
                    IsolateOption isolate =
                        ((TurnmarkCommand) parsed.commandSpec().userObject()).isolate;
                    return isolate.asked() && parsed.hasSubcommand()
                        ? isolate.isolation().run(IsolateOption.without(List.of(meant)), terminal)
                        : new RunLast().execute(parsed);
                  })
              .execute(meant);
      terminal.out().flush();
      return Math.max(code, terminal.worst());
    } catch (OutputException e) {
      return Failures.output(e, terminal);
    }
  }

  /** The command line with the commands that words may come to; all when none is given. */
  static CommandLine commandLine(Terminal terminal, String... words) {
    CommandLine turnmark = new CommandLine(new TurnmarkCommand());
    List<String> named = List.of(words);
    List<String> meant = Commands.meant(Commands.NAMES, named);
    for (String name : meant) {
      turnmark.addSubcommand(Commands.of(name, terminal, named));
    }
    if (meant == Commands.NAMES) {
      addCompletion(turnmark);
    }
    complete(turnmark);
    return turnmark
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setExpandAtFiles(false)
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

  private static void addCompletion(CommandLine turnmark) {
    CommandLine completion = new CommandLine(new GenerateCompletion());
    completion
        .getCommandSpec()
        .usageMessage()
        .description("Prints a script that teaches bash or zsh to complete commands and options.")
        .footer("  source <(turnmark generate-completion)");
    turnmark.addSubcommand(completion);
  }

  /** Adds what the help of every command has: the exit codes, and a heading above its examples. */
  private static void complete(CommandLine command) {
    command
        .getCommandSpec()
        .usageMessage()
        .exitCodeListHeading("%nExit codes (the highest wins):%n")
        .exitCodeList(ExitCode.meanings())
        .footerHeading("%nExamples:%n");
    spellChoices(command.getCommandSpec());
    command.getSubcommands().values().forEach(TurnmarkCommand::complete);
  }

  /** Has shells complete choices as help spells them: in small letters. */
  private static void spellChoices(CommandSpec command) {
    for (OptionSpec option : List.copyOf(command.options())) {
      if (option.type().isEnum()) {
        List<String> choices =
            Stream.of(option.type().getEnumConstants())
                .map(choice -> choice.toString().toLowerCase(Locale.ROOT))
                .toList();
        command.remove(option);
        command.addOption(OptionSpec.builder(option).completionCandidates(choices).build());
      }
    }
  }
}

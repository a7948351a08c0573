package dev.turnmark.cli;

import dev.turnmark.CodexRules;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * What came of a command line, run in this process.
 *
 * @param both what a terminal would have shown
 */
public record CommandLineRun(int exit, String out, String err, String both) {

  /** Runs it in a directory, with nothing to read. */
  public static CommandLineRun in(Path directory, String... arguments) {
    return in(directory, new byte[0], List.of(arguments));
  }

  /** Runs it in a directory. Ids that are random by rights are 1, 2, 3. */
  static CommandLineRun in(Path directory, byte[] input, List<String> arguments) {
    return run(directory, input, arguments, Terminal.RuleLoader.FILES);
  }

  /** Runs it in a directory, by the shipped rules, which are loaded already. */
  static CommandLineRun byShippedRules(Path directory, byte[] input, List<String> arguments) {
    return run(directory, input, arguments, packs -> CodexRules.LOADED);
  }

  /** Runs it in a directory, by rules that come from elsewhere. */
  static CommandLineRun run(
      Path directory, byte[] input, List<String> arguments, Terminal.RuleLoader rules) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    ByteArrayOutputStream both = new ByteArrayOutputStream();
    AtomicInteger id = new AtomicInteger();
    Terminal terminal =
        new Terminal(
            new ByteArrayInputStream(input),
            new Tee(out, both),
            new Tee(err, both),
            directory,
            Terminal.width(null),
            Screen.NONE,
            () -> "00000000-0000-4000-8000-%012d".formatted(id.incrementAndGet()),
            rules);
    int exit = TurnmarkCommand.run(terminal, arguments.toArray(String[]::new));
    return new CommandLineRun(exit, text(out), text(err), text(both));
  }

  private static String text(ByteArrayOutputStream bytes) {
    return bytes.toString(StandardCharsets.UTF_8);
  }
}

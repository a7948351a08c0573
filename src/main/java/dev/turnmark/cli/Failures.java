package dev.turnmark.cli;

import dev.turnmark.rules.BadRulesException;
import java.util.regex.Pattern;
import picocli.CommandLine.ParameterException;

/** Turns what went wrong into sentences and an exit code: no user ever sees a stack trace. */
final class Failures {

  private Failures() {}

  /** What picocli puts before the sentences of our own converters. */
  private static final Pattern POSITION =
      Pattern.compile("Invalid value for positional parameter at index \\d+ \\(.*?\\): ");

  /** A command line that means nothing. */
  static int usage(ParameterException problem, Terminal terminal) {
    String message = String.valueOf(problem.getMessage()).lines().findFirst().orElse("");
    String sentence = POSITION.matcher(message).replaceFirst("").replaceFirst("^Error: ", "");
    terminal.complain(
        "%s; see %s --help"
            .formatted(
                PlainText.escaped(lowerFirst(sentence)),
                problem.getCommandLine().getCommandSpec().qualifiedName()));
    return ExitCode.USAGE;
  }

  /** What a command threw. */
  static int execution(Exception problem, Terminal terminal) {
    if (problem instanceof OutputException output) {
      return output(output, terminal);
    }
    if (problem instanceof BadRulesException rules) {
      rules.problems().forEach(p -> terminal.say(PlainText.escaped(p.toString())));
      int count = rules.problems().size();
      terminal.complain(
          "%d %s in the rules; nothing was decided"
              .formatted(count, count == 1 ? "problem" : "problems"));
      return ExitCode.BAD_RULES;
    }
    return defect(problem, terminal);
  }

  /** An output that took no more. */
  static int output(OutputException problem, Terminal terminal) {
    if (problem.readerLeft()) {
      return ExitCode.DONE;
    }
    terminal.err().line("turnmark: " + problem.getMessage());
    terminal.err().flush();
    return ExitCode.UNREADABLE_FILE;
  }

  /** What nobody foresaw. */
  static int defect(Throwable failure, Terminal terminal) {
    StackTraceElement[] trace = failure.getStackTrace();
    terminal
        .err()
        .line(
            "turnmark: this is a defect of turnmark, please report it: %s at %s"
                .formatted(failure, trace.length == 0 ? "an unknown place" : trace[0]));
    terminal.err().flush();
    return ExitCode.DEFECT;
  }

  private static String lowerFirst(String sentence) {
    return sentence.isEmpty()
        ? "the command line means nothing"
        : Character.toLowerCase(sentence.charAt(0)) + sentence.substring(1);
  }
}

package dev.turnmark.cli;

import dev.turnmark.rules.BadRulesException;
import java.nio.file.InvalidPathException;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ParameterException;

/** Turns what went wrong into sentences and an exit code: no user ever sees a stack trace. */
final class Failures {

  private Failures() {}

  /** What picocli puts before the sentences of our own converters. */
  private static final Pattern POSITION =
      Pattern.compile("Invalid value for positional parameter at index \\d+ \\(.*?\\): ");

  private static final Pattern CHOICES = Pattern.compile("expected one of \\[.*?]");

  /** A command line that means nothing. */
  static int usage(ParameterException problem, Terminal terminal) {
    String message = String.valueOf(problem.getMessage()).lines().findFirst().orElse("");
    String sentence = plain(POSITION.matcher(message).replaceFirst(""));
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
    if (problem instanceof InvalidPathException path) {
      terminal.complain(
          PlainText.escaped(path.getInput())
              + ": no file can have this name here: "
              + path.getReason());
      return ExitCode.USAGE;
    }
    return defect(problem, terminal);
  }

  /** An output that took no more. */
  static int output(OutputException problem, Terminal terminal) {
    if (problem.readerLeft()) {
      return ExitCode.DONE;
    }
    terminal.err().line("turnmark: " + PlainText.escaped(String.valueOf(problem.getMessage())));
    terminal.err().flush();
    return ExitCode.UNREADABLE_FILE;
  }

  /** What nobody foresaw. */
  static int defect(Throwable failure, Terminal terminal) {
    terminal.err().line("turnmark: " + defect(failure));
    terminal.err().flush();
    return ExitCode.DEFECT;
  }

  /** The same in words. */
  static String defect(Throwable failure) {
    StackTraceElement[] trace = failure.getStackTrace();
    return "this is a defect of turnmark, please report it: %s at %s"
        .formatted(
            PlainText.oneLine(failure.toString()),
            trace.length == 0 ? "an unknown place" : trace[0]);
  }

  /** Without what picocli says for programmers. */
  private static String plain(String sentence) {
    String plain =
        sentence
            .replaceFirst("^Error: ", "")
            .replace("is not an int", "is not a whole number")
            .replace(" (case-insensitive)", "");
    Matcher choices = CHOICES.matcher(plain);
    return choices.find()
        ? plain.replace(choices.group(), choices.group().toLowerCase(Locale.ROOT))
        : plain;
  }

  private static String lowerFirst(String sentence) {
    return sentence.isEmpty()
        ? "the command line means nothing"
        : Character.toLowerCase(sentence.charAt(0)) + sentence.substring(1);
  }
}

package dev.turnmark.fuzz;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What came of a run.
 *
 * @param exit how Jazzer ended: 0 when it found nothing
 * @param seeds how many inputs it was given, so that fewer executions show that it did not run
 * @param executions how many inputs it tried
 * @param edges how many edges of the program it has passed, as Jazzer counts ({@code cov})
 * @param features how many it can tell apart by how often they were passed ({@code ft})
 * @param lines the lines of the classes that the target is there for
 * @param log what Jazzer said
 */
record Outcome(
    Target target,
    int exit,
    int seeds,
    long executions,
    long edges,
    long features,
    LineCoverage lines,
    Path log) {

  static final String HEADER =
      "%-12s %12s %8s %9s %22s"
          .formatted("target", "executions", "edges", "features", "lines reached");

  private static final Pattern PROGRESS = Pattern.compile(".* cov: (\\d+) ft: (\\d+) .*");
  private static final Pattern EXECUTIONS =
      Pattern.compile("stat::number_of_executed_units: +(\\d+)");
  private static final Pattern FINDING =
      Pattern.compile("^(== |\\s+at dev\\.turnmark\\.|Caused by: |artifact_prefix|SUMMARY: ).*");
  private static final int MOST_SHOWN = 40;

  static Outcome of(Target target, int exit, int seeds, Path log, Path coverage)
      throws IOException {
    List<String> lines = Campaign.lines(log);
    return new Outcome(
        target,
        exit,
        seeds,
        last(lines, EXECUTIONS, 1),
        last(lines, PROGRESS, 1),
        last(lines, PROGRESS, 2),
        LineCoverage.of(coverage, target),
        log);
  }

  boolean isGood() {
    return exit == 0 && executions >= seeds && seeds > 0;
  }

  String row() {
    return String.format(
        Locale.ROOT,
        "%-12s %,12d %,8d %,9d %22s",
        target.label(),
        executions,
        edges,
        features,
        lines);
  }

  /** What went wrong, and where to look. */
  String finding() {
    try {
      String told =
          Campaign.lines(log).stream()
              .filter(line -> FINDING.matcher(line).matches())
              .limit(MOST_SHOWN)
              .collect(Collectors.joining("\n"));
      return told + "\n" + target.label() + ": exit code " + exit + ", all of it in " + log;
    } catch (IOException e) {
      return "nothing is known of it: " + e.getMessage();
    }
  }

  private static long last(List<String> lines, Pattern pattern, int group) {
    long last = 0;
    for (String line : lines) {
      Matcher found = pattern.matcher(line);
      if (found.matches()) {
        last = Long.parseLong(found.group(group));
      }
    }
    return last;
  }
}

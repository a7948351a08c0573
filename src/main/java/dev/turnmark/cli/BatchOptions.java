package dev.turnmark.cli;

import dev.turnmark.cli.RulesOption.ChosenRules;
import dev.turnmark.engine.Limits;
import dev.turnmark.rules.RuleSet;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How many files are worked on at a time, and how much is said about it. */
final class BatchOptions {

  /** What one file at a time may take of the heap, at worst, when the heap is small. */
  private static final long MEMORY_FOR_A_JOB = 40L << 20;

  @Option(
      names = {"-q", "--quiet"},
      description = "No summary and no progress bar on the standard error.")
  private boolean quiet;

  @Option(
      names = {"-j", "--jobs"},
      paramLabel = "N",
      description =
          "How many files to work on at the same time, as far as memory allows; without it one"
              + " for each processor. The output is the same.")
  private int jobs = Runtime.getRuntime().availableProcessors();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command = CommandSpec.create();

  /** Whether to say no more than has to be said. */
  boolean quiet() {
    return quiet;
  }

  /** Works on all files; gives what came of each. */
  <R> List<R> run(
      Terminal terminal,
      RuleSet rules,
      Limits limits,
      List<RolloutFile> files,
      Batch.Work<R> work) {
    if (jobs < 1) {
      throw new ParameterException(
          command.commandLine(), "expected a number of jobs from 1 on but was " + jobs);
    }
    return Batch.run(
        terminal, rules, limits, files, Math.max(Math.min(jobs, affordable()), 1), quiet, work);
  }

  private static int affordable() {
    return (int) Math.min(Runtime.getRuntime().maxMemory() / MEMORY_FOR_A_JOB, Integer.MAX_VALUE);
  }

  /** Says what was done, and by which rules. */
  void summarize(Terminal terminal, Tally tally, ChosenRules rules) {
    summarize(terminal, tally.summary(), rules);
  }

  /** The same in words of the command's own. */
  void summarize(Terminal terminal, List<String> summary, ChosenRules rules) {
    if (!quiet) {
      summary.forEach(terminal::say);
      terminal.say("rules: " + rules.name());
    }
  }

  /** Says what else there is to say about it. */
  void say(Terminal terminal, String line) {
    if (!quiet) {
      terminal.say(line);
    }
  }
}

package dev.turnmark.cli;

import dev.turnmark.rollout.LineContexts;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How much of a rollout is reported. */
final class StreamOptions {

  @Option(
      names = "--summary-only",
      description =
          "Print no item: only the summary, to the standard output; with --format jsonl as an object"
              + " of JSON.")
  private boolean summaryOnly;

  @Option(
      names = "--all-lines",
      description =
          "Also every other line that tells something: who wrote the file, where turns begin, end"
              + " or break off, rollbacks, compactions, messages between agents, items that Codex"
              + " completed, unknown kinds; and of every line where in the conversation it stands."
              + " Reads each file twice.")
  private boolean allLines;

  @Option(
      names = "--replacement-history",
      description =
          "Also the items that a compaction put in place of the history. They mark no places.")
  private boolean replacements;

  @Option(
      names = "--follow",
      description =
          "For a file that holds only the new part of a session, first the lines that it goes on"
              + " from, as inherited ones; they are looked for in the files that are named. Implies"
              + " --all-lines.")
  private boolean follow;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command = CommandSpec.create();

  /** Whether nothing is reported but what there was in all. */
  boolean summaryOnly() {
    return summaryOnly;
  }

  /**
   * Refuses what would report more and report nothing.
   *
   * @param logged whether decisions also go elsewhere
   */
  void check(boolean logged) {
    if (summaryOnly && allLines()) {
      throw new ParameterException(
          command.commandLine(),
          "--summary-only counts response items and prints none; leave it out, or "
              + (follow ? "--follow" : "--all-lines"));
    }
    if (summaryOnly && replacements && !logged) {
      throw new ParameterException(
          command.commandLine(),
          "--summary-only counts none of the items of replacement histories; leave it out, or"
              + " --replacement-history, or name a --log for them");
    }
  }

  /** Whether more than response items are reported. */
  boolean allLines() {
    return allLines || follow;
  }

  /** Looks for what files go on from, if that is wanted. */
  @Nullable Threads threads(List<RolloutFile> files, StrictOption reading) {
    return follow ? new Threads(files, reading.limits().reading()) : null;
  }

  /** Reports a file; gives what was counted in it. */
  Tally report(RolloutFile file, RolloutWalk walk, @Nullable Threads threads, Report report) {
    if (!allLines()) {
      return walk.through(file, new Classification(report, file.name(), replacements));
    }
    LineContexts contexts = new LineContexts();
    List<Segment> segments =
        threads == null
            ? List.of(new Segment(file, null))
            : threads.segments(file, walk.terminal());
    Tally own = new Tally();
    for (Segment segment : segments) {
      own = stream(segment, walk, report, contexts);
    }
    return own;
  }

  private Tally stream(Segment segment, RolloutWalk walk, Report report, LineContexts contexts) {
    RolloutFile file = segment.file();
    try (Spool spool = Spool.of(file, walk.terminal())) {
      Survey.Found found = walk.silently().through(file.name(), spool::open, new Survey());
      return walk.through(
          file.name(),
          spool::open,
          new WholeStream(report, segment, found, contexts, replacements));
    } catch (IOException e) {
      walk.terminal().complain(Trouble.with(file.name(), e));
      Tally nothing = new Tally();
      nothing.end(false);
      return nothing;
    }
  }
}

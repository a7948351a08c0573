package dev.turnmark.cli;

import dev.turnmark.rollout.CutOutcome;
import dev.turnmark.rollout.CutOutcome.Kept;
import dev.turnmark.rollout.Lineage;
import dev.turnmark.rollout.LinesRead;
import dev.turnmark.rollout.Turns;

/**
 * What a cut leaves of a file.
 *
 * @param turns the turns of the whole file
 * @param historyTurns how many turns the history of the whole file holds
 */
record FoundCut(
    CutOutcome outcome, Turns turns, int historyTurns, Lineage lineage, LinesRead lines) {

  /** What to tell the shell. */
  int exitCode() {
    if (!lines.complete()) {
      return ExitCode.UNREADABLE_FILE;
    }
    boolean clear = lines.unreadable().isEmpty() && lines.undecided().isEmpty();
    return outcome instanceof Kept && clear ? ExitCode.DONE : ExitCode.LEFT_OPEN;
  }
}

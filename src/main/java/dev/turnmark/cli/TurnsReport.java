package dev.turnmark.cli;

import dev.turnmark.json.OtherGrammar;
import dev.turnmark.rollout.CountedRollout;

/** Where the counts of a file go. */
interface TurnsReport {

  /** The file is no rollout, and so many lines of it were left aside. */
  void leftAside(OtherGrammar grammar, int lines);

  /** The file has ended. */
  void counted(CountedRollout counted);
}

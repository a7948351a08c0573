package dev.turnmark.cli;

import dev.turnmark.audit.Decision;
import dev.turnmark.audit.Explanation;
import dev.turnmark.json.OtherGrammar;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.rollout.Pair;

/** Where the disagreements of a file go. */
interface VerifyReport {

  /** The file could be opened. */
  void begin();

  /** The two sides of a pair are not the same. */
  void disagreement(Pair pair, Explanation explanation);

  /** An item was left undecided, so that there is nothing to hold against the record. */
  void undecided(int line, Decision decision);

  /** A line could not be read. */
  void unreadable(RolloutRecord.Unreadable line);

  /** The file is no rollout, and so many lines of it were left aside. */
  void leftAside(OtherGrammar grammar, int lines);

  /** The file has ended, with all that was counted. */
  void end(Verified verified);
}

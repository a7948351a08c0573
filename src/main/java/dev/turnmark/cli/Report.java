package dev.turnmark.cli;

import dev.turnmark.audit.Decision;
import dev.turnmark.audit.LineMarks;
import dev.turnmark.json.OtherGrammar;
import dev.turnmark.json.RolloutRecord;

/** Where the decisions of a file go. */
interface Report {

  /** The file could be opened. */
  void begin();

  /** An item was decided, or left undecided. */
  void decided(Spot spot, Decision decision);

  /**
   * Does what of {@link #decided} can be done before what is above is told, on any thread; gives
   * what is left to do in its turn.
   */
  default Runnable prepare(Spot spot, Decision decision) {
    return () -> decided(spot, decision);
  }

  /** A line without an item tells something; its spot has a placement. */
  void told(Spot spot, LineMarks marks);

  /** A line could not be read. */
  void unreadable(String file, RolloutRecord.Unreadable line);

  /** The file is no rollout, and so many of its lines were left aside. */
  void leftAside(String file, OtherGrammar grammar, int lines);

  /** The file ends. */
  void end();
}

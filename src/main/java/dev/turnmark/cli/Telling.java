package dev.turnmark.cli;

import dev.turnmark.audit.Decision;
import dev.turnmark.audit.LineMarks;
import dev.turnmark.json.OtherGrammar;
import dev.turnmark.json.RolloutRecord;

/** Tells of one line what it is, what was decided about it, and why. */
interface Telling {

  /** Of a line that no reader makes anything of. */
  void passedOver();

  /** Of a line that is left aside, since the file is no rollout. */
  void leftAside(OtherGrammar grammar);

  void unreadable(RolloutRecord.Unreadable line);

  void item(RolloutRecord.Read line, Decision decision, Answers answers);

  /** Of a line that is read, but is no response item. */
  void notAnItem(RolloutRecord.Read line, LineMarks marks, Answers answers);
}

package dev.turnmark.cli;

import dev.turnmark.json.OtherGrammar;
import dev.turnmark.rollout.SessionRecord;
import dev.turnmark.rollout.SessionSummary;
import dev.turnmark.rollout.SessionSummary.State;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A session in a list.
 *
 * @param otherGrammar what the file is in place of a rollout; null for a rollout
 * @param tally what came of the lines that were read
 */
record SessionRow(
    RolloutFile file, SessionSummary session, @Nullable OtherGrammar otherGrammar, Tally tally) {

  SessionRecord record(String revision) {
    return SessionRecord.of(session, file.name(), revision);
  }

  /** What there is in a list, in words. */
  static List<String> made(List<SessionRow> rows) {
    List<String> made = new ArrayList<>();
    made.add(Tally.count(sessions(rows), "session", "sessions"));
    long without = rows.stream().filter(r -> r.session().state() == State.NO_PROMPT_YET).count();
    if (without > 0) {
      made.add(without + " without a prompt");
    }
    return made;
  }

  private static int sessions(List<SessionRow> rows) {
    return (int)
        rows.stream()
            .map(row -> row.session().state())
            .filter(state -> state == State.PROMPTED || state == State.NO_PROMPT_YET)
            .count();
  }
}

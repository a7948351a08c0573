package dev.turnmark.rollout;

import java.util.function.Consumer;

/**
 * Finds out line by line which rollback took back which lines. A line knows of its rollback only
 * when the file has been read to the end, so this is for a first way through it.
 *
 * <p>Of response items, a rollback takes back what {@code drop_last_n_user_turns} removes from the
 * history that the model is given, the context before a turn included. Of other lines it takes back
 * those from the first of these, or from its announcement, up to the rollback itself, even those
 * that Codex would skip or that could not be read. What a {@code compacted} line put in the place
 * of the history stands in that line, which stays: then only lines after it are taken back.
 *
 * <p>Upstream: {@code core/src/context_manager/history.rs :: drop_last_n_user_turns}.
 */
public final class RollbackFold implements Consumer<JudgedLine> {

  private final History history = new History();
  private final Steps steps = new Steps();
  private RolledBackBy rolledBackBy = RolledBackBy.NOTHING;

  /** Takes the next line, in the order of the file. */
  @Override
  public void accept(JudgedLine line) {
    if (line.counts()) {
      steps.of(line).ifPresent(this::take);
    }
  }

  private void take(Step step) {
    if (step instanceof Step.TakenBack rollback) {
      int left = history.lengthWithout(rollback.turns());
      if (left < history.length()) {
        HistoryItem first = history.item(left);
        int from = first.replacing() ? first.line() + 1 : first.beginning();
        rolledBackBy = rolledBackBy.and(from, rollback.line());
      }
    }
    step.change(history);
  }

  /** What was found out so far. */
  public RolledBackBy rolledBackBy() {
    return rolledBackBy;
  }
}

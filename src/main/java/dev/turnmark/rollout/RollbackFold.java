package dev.turnmark.rollout;

import dev.turnmark.model.EventMsg.TaskComplete;
import dev.turnmark.model.EventMsg.TaskStarted;
import dev.turnmark.model.EventMsg.TurnAborted;
import dev.turnmark.model.RolloutItem;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Finds out line by line which rollback took back which lines. A line knows of its rollback only
 * when the file has been read to the end, so this is for a first way through it.
 *
 * <p>Of response items, a rollback takes back what {@code drop_last_n_user_turns} removes from the
 * history that the model is given, the context before a turn included. Of other lines it takes back
 * those from the first of these, or from its announcement, or from the start of its turn when
 * nothing that stays was said in the turn before it, up to the rollback itself, even those that
 * Codex would skip or that could not be read. What a {@code compacted} line put in the place of the
 * history stands in that line, which stays: then only lines after it are taken back.
 *
 * <p>Upstream: {@code core/src/context_manager/history.rs :: drop_last_n_user_turns}.
 */
public final class RollbackFold implements Consumer<JudgedLine> {

  private final History history = new History();
  private final Steps steps = new Steps();
  private final TakenLines taken = new TakenLines();

  /** For items that were the first of their turn: the line where the turn starts. */
  private final Map<Integer, Integer> starts = new HashMap<>();

  /** Where a turn started in which nothing was said yet; 0 when there is none. */
  private int start;

  /** Takes the next line, in the order of the file. */
  @Override
  public void accept(JudgedLine line) {
    if (line.counts()) {
      steps.of(line).ifPresent(this::take);
      passTurn(line);
    }
  }

  private void passTurn(JudgedLine line) {
    RolloutItem item = line.item();
    if (item instanceof TaskStarted) {
      start = line.line();
    } else if (item instanceof TaskComplete || item instanceof TurnAborted) {
      start = 0;
    }
  }

  private void take(Step step) {
    if (step instanceof Step.TakenBack rollback) {
      int left = history.lengthWithout(rollback.turns());
      if (left < history.length()) {
        HistoryItem first = history.item(left);
        int from =
            first.replacing()
                ? first.line() + 1
                : starts.getOrDefault(first.line(), first.beginning());
        taken.add(from, rollback.line());
      }
    }
    if (start > 0) {
      starts.put(step.line(), start);
      start = 0;
    }
    step.change(history);
  }

  /** What was found out so far. */
  public RolledBackBy rolledBackBy() {
    return taken.rolledBackBy();
  }
}

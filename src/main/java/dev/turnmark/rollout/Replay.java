package dev.turnmark.rollout;

import dev.turnmark.rollout.CutOutcome.Kept;
import dev.turnmark.rollout.CutOutcome.NotInFile;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * A rollout, remembered as far as cutting it asks: a few numbers for each line that reaches the
 * model. It can be asked for any number of cuts.
 */
public final class Replay implements Consumer<JudgedLine> {

  /** The line after the last of any file. */
  public static final int END = Integer.MAX_VALUE;

  private static final int START = 1;

  private final TurnFold turns = new TurnFold();
  private final LineRanges lines = new LineRanges();
  private final List<Step> steps = new ArrayList<>();
  private final Steps next = new Steps();

  /** Takes the next line, in the order of the file. */
  @Override
  public void accept(JudgedLine line) {
    turns.accept(line);
    if (line.counts()) {
      lines.add(line.line());
      next.of(line).ifPresent(steps::add);
    }
  }

  /** The turns of the rollout. */
  public Turns turns() {
    return turns.turns();
  }

  /** How many turns the history holds that the model would be given now: what a rollback counts. */
  public int historyTurns() {
    return history(START, END).turns();
  }

  CutOutcome cutBeforeUserMessage(Cut.BeforeUserMessage cut) {
    List<Place> messages = turns().userMessages();
    return cut.number() < messages.size()
        ? kept(cut, START, messages.get((int) cut.number()).line(), true)
        : kept(cut, START, END, true);
  }

  CutOutcome cutToLastForkTurns(Cut.LastForkTurns cut) {
    List<Place> forks = turns().forkTurns();
    if (cut.count() == 0 || forks.isEmpty()) {
      return kept(cut, START, START, true);
    }
    int first = (int) Math.max(0, forks.size() - cut.count());
    return kept(cut, forks.get(first).line(), END, true);
  }

  CutOutcome cutLastTurns(Cut.Rollback cut) {
    History history = history(START, END);
    boolean referenceKept = history.keepsReferenceContext(cut.turns());
    int length = history.lengthWithout(cut.turns());
    if (length == history.length()) {
      return kept(cut, START, END, referenceKept);
    }
    HistoryItem dropped = history.item(length);
    return dropped.replacing()
        ? notInFile(cut, history, referenceKept)
        : kept(cut, START, dropped.beginning(), referenceKept);
  }

  private Kept kept(Cut cut, int from, int before, boolean referenceKept) {
    History history = history(from, before);
    return new Kept(
        cut,
        lines.between(from, before),
        from,
        before,
        history.lines(history.length()),
        history.rebuilt(),
        referenceKept);
  }

  private NotInFile notInFile(Cut.Rollback cut, History history, boolean referenceKept) {
    int length = history.lengthWithout(cut.turns());
    int line = history.item(length).line();
    return new NotInFile(
        cut,
        history.lines(length),
        history.rebuilt(),
        referenceKept,
        "the cut falls %s the history that line %d puts in the place of all before it, so no part of"
                .formatted(length == 0 ? "before" : "inside", line)
            + " the file says what is left",
        nearest(cut, history, line));
  }

  /** The longest rollback that takes none of the replacement, and the last edit from before it. */
  private List<Cut> nearest(Cut.Rollback cut, History history, int line) {
    List<Cut> nearest = new ArrayList<>();
    long fewer = Math.min(cut.turns(), history.turns()) - 1;
    while (leavesPartOfReplacement(history, fewer)) {
      fewer--;
    }
    nearest.add(Cut.rollback(fewer));
    List<Place> messages = turns().userMessages();
    for (int i = messages.size() - 1; i >= 0; i--) {
      if (messages.get(i).line() < line) {
        nearest.add(Cut.beforeUserMessage(i));
        break;
      }
    }
    return nearest;
  }

  private static boolean leavesPartOfReplacement(History history, long turns) {
    int length = history.lengthWithout(turns);
    return length < history.length() && history.item(length).replacing();
  }

  /** What the model would be given by a stretch of the file. */
  private History history(int from, int before) {
    History history = new History();
    for (Step step : steps) {
      if (step.line() >= from && step.line() < before) {
        step.change(history);
      }
    }
    return history;
  }
}

package dev.turnmark.cli;

import dev.turnmark.audit.Decision;
import dev.turnmark.audit.LineMarks;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.rollout.JudgedLine;
import dev.turnmark.rollout.LinesRead;
import dev.turnmark.rollout.Ordinals;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Has the rules judge the lines of a file, the items of replacement histories too, and notes which
 * lines nothing could be made of.
 */
final class Judging {

  private static final int MOST_TOLD = 10;

  private final Tally tally = new Tally();
  private final Ordinals ordinals = new Ordinals();
  private final List<Integer> unreadable = new ArrayList<>();
  private final List<Integer> undecided = new ArrayList<>();
  private final List<String> open = new ArrayList<>();
  private int indexed;
  private int notIndexed;
  private boolean opened;

  /** The file could be opened. */
  void begin() {
    opened = true;
    tally.begin();
  }

  /** Whether it could. */
  boolean opened() {
    return opened;
  }

  /** Lets the rules judge a line that could be read. */
  JudgedLine judge(RolloutRecord.Read line, RolloutPass pass) {
    return judge(line, pass, decision -> {});
  }

  /**
   * The same, and shows what was decided of the item of the line itself.
   *
   * @param listener told before this returns; never of a line that holds no response item
   */
  JudgedLine judge(RolloutRecord.Read line, RolloutPass pass, Consumer<Decision> listener) {
    tally.read(line);
    ordinals.accept(line.line(), line.content());
    note(line.index() != null);
    return JudgedLine.judge(
        line.line(),
        line.index(),
        line.content().item(),
        said -> decide(said, line, pass, listener),
        other -> mark(other, line, pass));
  }

  private Decision decide(
      ResponseItem item, RolloutRecord.Read line, RolloutPass pass, Consumer<Decision> listener) {
    Decision decision = pass.decide(item, line.line());
    if (item == line.content().item()) {
      tally.decided(decision);
      listener.accept(decision);
    } else if (!decision.decided()) {
      tally.leftOpen();
    }
    leaveOpen(line.line(), decision.undecided());
    return decision;
  }

  private LineMarks mark(RolloutItem item, RolloutRecord.Read line, RolloutPass pass) {
    LineMarks marks = pass.marks(item);
    if (!marks.undecided().isEmpty()) {
      tally.leftOpen();
    }
    leaveOpen(line.line(), marks.undecided());
    return marks;
  }

  private void leaveOpen(int line, List<String> sentences) {
    if (sentences.isEmpty()) {
      return;
    }
    if (undecided.isEmpty() || undecided.get(undecided.size() - 1) != line) {
      undecided.add(line);
    }
    if (open.size() < MOST_TOLD) {
      open.add(line + ": undecided: " + sentences.get(0));
    }
  }

  /** Notes a line that could not be read. */
  void unreadable(RolloutRecord.Unreadable line) {
    tally.unreadable(line);
    note(false);
    unreadable.add(line.line());
  }

  /** Notes lines that were left aside because the file is no rollout. */
  void leftAside(int lines) {
    tally.leftAside(lines);
    notIndexed += lines;
  }

  private void note(boolean counts) {
    indexed += counts ? 1 : 0;
    notIndexed += counts ? 0 : 1;
  }

  /** Ends the file, and tells of lines that the rules left open, but not of more than a few. */
  LinesRead end(boolean complete, Terminal terminal, String file) {
    tally.ordinals(ordinals.faults().size());
    tally.end(complete);
    open.forEach(what -> terminal.complain(PlainText.escaped(file + ":" + what)));
    if (undecided.size() > open.size()) {
      terminal.complain(
          "%s: %d more lines are undecided"
              .formatted(PlainText.escaped(file), undecided.size() - open.size()));
    }
    return new LinesRead(indexed, notIndexed, unreadable, undecided, complete);
  }

  /** What came of the file. */
  Tally tally() {
    return tally;
  }
}

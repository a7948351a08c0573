package dev.turnmark.rollout;

import dev.turnmark.model.EventMsg;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.RolloutItem.Compacted;
import java.util.ArrayList;
import java.util.List;

/** Counts and cuts a second time, by looking at all lines again for every question. */
final class NaiveRollout {

  private final List<JudgedLine> lines;

  NaiveRollout(List<JudgedLine> lines) {
    this.lines = lines.stream().filter(JudgedLine::counts).toList();
  }

  /** An item of the history: the line that brought it, and the how many-th of that line it is. */
  record Entry(int line, int nth, Judgement judgement) {}

  List<Integer> marked(String label) {
    return lines.stream().filter(l -> l.judgement().bears(label)).map(JudgedLine::line).toList();
  }

  List<Integer> userMessages() {
    List<Integer> found = new ArrayList<>();
    for (JudgedLine line : lines) {
      if (line.judgement().bears("user_message")) {
        found.add(line.line());
      }
      for (long n = turns(line); n > 0 && !found.isEmpty(); n--) {
        found.remove(found.size() - 1);
      }
    }
    return found;
  }

  List<Integer> units() {
    List<Integer> units = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      Judgement judgement = lines.get(i).judgement();
      boolean opens = judgement.bears("turn_boundary");
      if (opens && judgement.item() instanceof ResponseItem.AgentMessage) {
        opens = !afterAnnouncement(i);
      }
      if (opens || judgement.bears("rollback_unit")) {
        units.add(lines.get(i).line());
      }
      for (long n = turns(lines.get(i)); n > 0 && !units.isEmpty(); n--) {
        units.remove(units.size() - 1);
      }
    }
    return units;
  }

  /** What of the lines with a mark is before every stretch that was taken back. */
  List<Integer> surviving(String label) {
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).judgement().bears(label)) {
        found.add(lines.get(i).line());
      }
      if (turns(lines.get(i)) > 0) {
        List<Integer> before = new NaiveRollout(lines.subList(0, i)).units();
        List<Integer> after = new NaiveRollout(lines.subList(0, i + 1)).units();
        if (!before.isEmpty()) {
          found.removeIf(line -> line >= before.get(after.size()));
        }
      }
    }
    return found;
  }

  private boolean afterAnnouncement(int position) {
    for (int i = position - 1; i >= 0; i--) {
      if (lines.get(i).judgement().bears("rollback_unit")) {
        return true;
      }
      if (lines.get(i).index() != null) {
        return false;
      }
    }
    return false;
  }

  private static long turns(JudgedLine line) {
    Long turns = line.judgement().rollsBack();
    return turns == null ? 0 : turns;
  }

  List<Entry> history() {
    List<Entry> history = new ArrayList<>();
    for (JudgedLine line : lines) {
      if (line.item() instanceof Compacted compacted) {
        if (compacted.replacementHistory() != null) {
          history.clear();
          for (Judgement judgement : line.replacement()) {
            history.add(new Entry(line.line(), history.size(), judgement));
          }
        }
      } else if (line.judgement().inHistory()) {
        history.add(new Entry(line.line(), 0, line.judgement()));
      }
      history = new ArrayList<>(rolledBack(history, turns(line)));
    }
    return history;
  }

  /** Which rollback took back each line up to the last: 0 where none did. */
  int[] rolledBackBy(int lastLine) {
    int[] by = new int[lastLine + 1];
    for (int i = 0; i < lines.size(); i++) {
      List<Entry> before = new NaiveRollout(lines.subList(0, i)).history();
      List<Entry> left = rolledBack(before, turns(lines.get(i)));
      if (left.size() < before.size()) {
        Entry first = before.get(left.size());
        for (int line = firstTakenBack(first); line < lines.get(i).line(); line++) {
          by[line] = by[line] == 0 ? lines.get(i).line() : by[line];
        }
      }
    }
    return by;
  }

  private int firstTakenBack(Entry first) {
    int position = lineNumbers().indexOf(first.line());
    if (lines.get(position).item() instanceof Compacted) {
      return first.line() + 1;
    }
    boolean announced =
        position > 0
            && first.judgement().item() instanceof ResponseItem.AgentMessage
            && lines.get(position - 1).judgement().bears("rollback_unit");
    return turnStart(announced ? position - 1 : position);
  }

  /** The start of the turn that a line opens, if nothing was said in between; else the line. */
  private int turnStart(int position) {
    for (int i = position - 1; i >= 0; i--) {
      JudgedLine before = lines.get(i);
      RolloutItem item = before.item();
      if (before.counts() && item instanceof EventMsg.TaskStarted) {
        return before.line();
      }
      boolean ends = item instanceof EventMsg.TaskComplete || item instanceof EventMsg.TurnAborted;
      boolean changes = before.judgement().inHistory() || before.judgement().rollsBack() != null;
      if (before.counts() && (ends || changes || item instanceof Compacted)) {
        break;
      }
    }
    return lines.get(position).line();
  }

  static List<Entry> rolledBack(List<Entry> history, long turns) {
    List<Integer> opening = opening(history);
    if (turns == 0 || opening.isEmpty()) {
      return history;
    }
    int end = cut(opening, turns);
    while (end > opening.get(0) && isContext(history.get(end - 1).judgement())) {
      end--;
    }
    return history.subList(0, end);
  }

  boolean referenceContextKept(long turns) {
    List<Entry> history = history();
    List<Integer> opening = opening(history);
    if (turns == 0 || opening.isEmpty()) {
      return true;
    }
    return history.subList(rolledBack(history, turns).size(), cut(opening, turns)).stream()
        .map(Entry::judgement)
        .noneMatch(j -> isFrom(j, "developer") && j.contextual().label().equals("some"));
  }

  private static int cut(List<Integer> opening, long turns) {
    return turns >= opening.size() ? opening.get(0) : opening.get((int) (opening.size() - turns));
  }

  private static List<Integer> opening(List<Entry> history) {
    List<Integer> opening = new ArrayList<>();
    for (int i = 0; i < history.size(); i++) {
      if (history.get(i).judgement().bears("turn_boundary")) {
        opening.add(i);
      }
    }
    return opening;
  }

  private static boolean isContext(Judgement judgement) {
    return (isFrom(judgement, "developer") || isFrom(judgement, "user"))
        && !judgement.contextual().label().equals("none");
  }

  private static boolean isFrom(Judgement judgement, String role) {
    return judgement.item() instanceof ResponseItem.Message message && message.role().equals(role);
  }

  /** How many lines from the first on say this history, as many as possible; -1 when none do. */
  int longestPrefixSaying(List<Entry> history) {
    for (int length = lines.size(); length >= 0; length--) {
      if (new NaiveRollout(lines.subList(0, length)).history().equals(history)) {
        return length;
      }
    }
    return -1;
  }

  List<Integer> lineNumbers() {
    return lines.stream().map(JudgedLine::line).toList();
  }
}

package dev.turnmark.rollout;

import java.util.ArrayList;
import java.util.List;

/**
 * The history that the model is given when a session is resumed.
 *
 * <p>Upstream: {@code core/src/context_manager/history.rs}.
 */
final class History {

  private final List<HistoryItem> items = new ArrayList<>();

  /** Where turns open, as positions in the history. */
  private final List<Integer> boundaries = new ArrayList<>();

  private boolean rebuilt;

  void add(HistoryItem item) {
    if (item.opensTurn()) {
      boundaries.add(items.size());
    }
    items.add(item);
  }

  void replace(List<HistoryItem> replacement) {
    truncate(0);
    rebuilt = false;
    replacement.forEach(this::add);
  }

  /** Codex would make a new history of the user messages here; it is left as it is. */
  void rebuild() {
    rebuilt = true;
  }

  /** Whether Codex would have made a new history somewhere, and none replaced it since. */
  boolean rebuilt() {
    return rebuilt;
  }

  /** Takes back the last turns. */
  void rollBack(long turns) {
    truncate(lengthWithout(turns));
  }

  /**
   * How much would be left without the last turns and the context before them. What stands before
   * the first turn always stays.
   *
   * <p>Upstream: {@code drop_last_n_user_turns}, {@code trim_pre_turn_context_updates}.
   */
  int lengthWithout(long turns) {
    if (turns == 0 || boundaries.isEmpty()) {
      return items.size();
    }
    int first = boundaries.get(0);
    int cut = boundaries.get((int) Math.max(0, boundaries.size() - turns));
    while (cut > first && items.get(cut - 1).context()) {
      cut--;
    }
    return cut;
  }

  /** Whether Codex could still say how the context has changed, without the last turns. */
  boolean keepsReferenceContext(long turns) {
    if (turns == 0 || boundaries.isEmpty()) {
      return true;
    }
    int cut = boundaries.get((int) Math.max(0, boundaries.size() - turns));
    return items.subList(lengthWithout(turns), cut).stream().noneMatch(HistoryItem::mixed);
  }

  private void truncate(int length) {
    items.subList(length, items.size()).clear();
    while (!boundaries.isEmpty() && boundaries.get(boundaries.size() - 1) >= length) {
      boundaries.remove(boundaries.size() - 1);
    }
  }

  int length() {
    return items.size();
  }

  int turns() {
    return boundaries.size();
  }

  HistoryItem item(int position) {
    return items.get(position);
  }

  /** The lines that brought the first items, each once, in order. */
  List<Integer> lines(int length) {
    List<Integer> lines = new ArrayList<>(length);
    int last = 0;
    for (HistoryItem item : items.subList(0, length)) {
      if (item.line() != last) {
        last = item.line();
        lines.add(last);
      }
    }
    return lines;
  }
}

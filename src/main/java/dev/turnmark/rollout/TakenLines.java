package dev.turnmark.rollout;

import dev.turnmark.rollout.RolledBackBy.Stretch;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;

/**
 * Gathers which lines were taken back. What a later rollback takes begins anywhere before it, and
 * what was taken before stays with its own rollback; a block of lines that are all taken is passed
 * over as a whole, so that each is looked at once.
 */
final class TakenLines {

  private final List<Stretch> stretches = new ArrayList<>();

  /** Lines without a gap that were all taken, the last block on top. */
  private final Deque<LineRange> blocks = new ArrayDeque<>();

  /**
   * Takes back lines up to a rollback, which stands after all others so far.
   *
   * @param from the first of them
   */
  void add(int from, int rollback) {
    int end = rollback;
    while (!blocks.isEmpty() && blocks.element().last() >= from) {
      LineRange block = blocks.remove();
      take(block.last() + 1, end, rollback);
      end = block.first();
    }
    take(from, end, rollback);
    int first = Math.min(from, end);
    if (first < rollback) {
      blocks.push(new LineRange(first, rollback - 1));
    }
  }

  private void take(int from, int before, int rollback) {
    if (from < before) {
      stretches.add(new Stretch(new LineRange(from, before - 1), rollback));
    }
  }

  RolledBackBy rolledBackBy() {
    return new RolledBackBy(
        stretches.stream()
            .sorted(Comparator.comparingInt(stretch -> stretch.lines().first()))
            .toList());
  }
}

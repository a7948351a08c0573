package dev.turnmark.rollout;

import java.util.List;
import java.util.OptionalInt;

/**
 * Which rollback took back which lines of a file.
 *
 * @param stretches the lines taken back, in order; no line is in two of them
 */
public record RolledBackBy(List<Stretch> stretches) {

  /** No line was taken back. */
  public static final RolledBackBy NOTHING = new RolledBackBy(List.of());

  /**
   * Lines that were taken back together.
   *
   * @param rollback the line of the rollback
   */
  public record Stretch(LineRange lines, int rollback) {}

  public RolledBackBy {
    stretches = List.copyOf(stretches);
  }

  /** The line of the rollback that took back a line; empty when none did. */
  public OptionalInt of(int line) {
    int low = 0;
    int high = stretches.size() - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      Stretch stretch = stretches.get(middle);
      if (line < stretch.lines().first()) {
        high = middle - 1;
      } else if (line > stretch.lines().last()) {
        low = middle + 1;
      } else {
        return OptionalInt.of(stretch.rollback());
      }
    }
    return OptionalInt.empty();
  }
}

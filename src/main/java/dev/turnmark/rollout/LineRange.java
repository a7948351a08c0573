package dev.turnmark.rollout;

/**
 * Lines of a file that follow each other.
 *
 * @param first the first of them, from 1
 * @param last the last of them
 */
public record LineRange(int first, int last) {

  public LineRange {
    if (first < 1 || last < first) {
      throw new IllegalArgumentException("no range of lines: " + first + " to " + last);
    }
  }
}

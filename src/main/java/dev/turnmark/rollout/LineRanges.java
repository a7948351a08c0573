package dev.turnmark.rollout;

import java.util.ArrayList;
import java.util.List;

/** Grows line by line, and keeps only where ranges begin and end. */
final class LineRanges {

  private final List<LineRange> closed = new ArrayList<>();
  private int first;
  private int last;

  /** Adds a line; lines come in order. */
  void add(int line) {
    if (line <= last) {
      throw new IllegalArgumentException(
          "expected lines in the order of the file but line %d came after line %d"
              .formatted(line, last));
    }
    if (line != last + 1 && last > 0) {
      closed.add(new LineRange(first, last));
    }
    if (line != last + 1 || last == 0) {
      first = line;
    }
    last = line;
  }

  /** The lines from one line on, and before another. */
  List<LineRange> between(int from, int before) {
    List<LineRange> found = new ArrayList<>();
    closed.forEach(range -> addPart(found, range, from, before));
    if (last > 0) {
      addPart(found, new LineRange(first, last), from, before);
    }
    return found;
  }

  /** The first and the last line of each range. */
  static List<List<Integer>> pairs(List<LineRange> ranges) {
    return ranges.stream().map(range -> List.of(range.first(), range.last())).toList();
  }

  private static void addPart(List<LineRange> found, LineRange range, int from, int before) {
    int first = Math.max(range.first(), from);
    int last = Math.min(range.last(), before - 1);
    if (first <= last) {
      found.add(new LineRange(first, last));
    }
  }
}

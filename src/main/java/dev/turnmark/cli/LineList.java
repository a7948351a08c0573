package dev.turnmark.cli;

import dev.turnmark.rollout.LineRange;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Lines of a file, in few words. */
final class LineList {

  private static final int MOST = 12;

  private LineList() {}

  /** All of them; those that follow each other are drawn together. */
  static String of(List<Integer> lines) {
    return words(drawnTogether(lines));
  }

  /** All of them, called lines. */
  static String named(List<Integer> lines) {
    return ranges(drawnTogether(lines));
  }

  /** How many they are, and the first of them. */
  static String some(List<Integer> lines) {
    List<LineRange> ranges = drawnTogether(lines);
    String more = ranges.size() > MOST ? ", …" : "";
    String first = words(ranges.subList(0, Math.min(MOST, ranges.size())));
    return "%d %s (%s%s)"
        .formatted(lines.size(), lines.size() == 1 ? "line" : "lines", first, more);
  }

  /** Stretches of lines. */
  static String ranges(List<LineRange> ranges) {
    boolean one = ranges.size() == 1 && ranges.get(0).first() == ranges.get(0).last();
    return (one ? "line " : "lines ") + words(ranges);
  }

  private static String words(List<LineRange> ranges) {
    return ranges.stream().map(LineList::words).collect(Collectors.joining(", "));
  }

  private static String words(LineRange range) {
    return range.first() == range.last()
        ? String.valueOf(range.first())
        : range.first() + "-" + range.last();
  }

  private static List<LineRange> drawnTogether(List<Integer> lines) {
    List<LineRange> ranges = new ArrayList<>();
    for (int line : lines) {
      int end = ranges.size() - 1;
      if (end >= 0 && ranges.get(end).last() == line - 1) {
        ranges.set(end, new LineRange(ranges.get(end).first(), line));
      } else {
        ranges.add(new LineRange(line, line));
      }
    }
    return ranges;
  }
}

package dev.turnmark.cli;

import dev.turnmark.audit.Decision;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.model.TurnItem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts what came of a run. */
final class Tally {

  private final Map<String, Integer> shown = new TreeMap<>();
  private int files;
  private int items;
  private int hidden;
  private int undecided;
  private int unreadable;
  private int unknown;
  private int warnings;

  void file() {
    files++;
  }

  void decided(Decision decision) {
    items++;
    TurnItem item = decision.turnItem();
    if (!decision.decided()) {
      undecided++;
    } else if (item == null) {
      hidden++;
    } else {
      shown.merge(item.type(), 1, Integer::sum);
    }
  }

  void unreadable() {
    unreadable++;
  }

  /** Counts what is odd about a line, whatever it says. */
  void read(RolloutRecord.Read line) {
    warnings += line.warnings().size();
    if (!LineName.known(line.content().item())) {
      unknown++;
    }
  }

  /** Whether a line could not be read or an item could not be decided. */
  boolean leftOpen() {
    return undecided + unreadable > 0;
  }

  /** All of it, in one line. */
  String summary() {
    List<String> parts = new ArrayList<>();
    shown.forEach((kind, count) -> parts.add(count + " " + kind));
    parts.add(hidden + " hidden");
    addIfAny(parts, undecided, "undecided");
    addIfAny(parts, unreadable, unreadable == 1 ? "unreadable line" : "unreadable lines");
    addIfAny(parts, unknown, unknown == 1 ? "line of an unknown kind" : "lines of an unknown kind");
    addIfAny(parts, warnings, warnings == 1 ? "warning" : "warnings");
    return "%d %s, %d %s: %s"
        .formatted(
            files,
            files == 1 ? "file" : "files",
            items,
            items == 1 ? "item" : "items",
            String.join(", ", parts));
  }

  private static void addIfAny(List<String> parts, int count, String what) {
    if (count > 0) {
      parts.add(count + " " + what);
    }
  }
}

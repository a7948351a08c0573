package dev.turnmark.cli;

import dev.turnmark.audit.Decision;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.model.TurnItem;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;

/** Counts what came of a run. */
final class Tally {

  private final Map<String, Integer> shown = new TreeMap<>();
  private int files;
  private int emptyFiles;
  private int items;
  private int hidden;
  private int undecided;
  private int unreadable;
  private int unknown;
  private int warnings;

  /** A file was read to its end. */
  void file(boolean empty) {
    files++;
    emptyFiles += empty ? 1 : 0;
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
    if (!LineName.known(line)) {
      unknown++;
    }
  }

  /** Whether a line could not be read or an item could not be decided. */
  boolean leftOpen() {
    return undecided + unreadable > 0;
  }

  /** All of it, in one line. */
  String summary() {
    StringJoiner parts = new StringJoiner(", ", ": ", "").setEmptyValue("");
    shown.forEach((kind, count) -> parts.add(count + " " + kind));
    addIfAny(parts, hidden, "hidden", "hidden");
    addIfAny(parts, undecided, "undecided", "undecided");
    addIfAny(parts, unreadable, "unreadable line", "unreadable lines");
    addIfAny(parts, unknown, "line of an unknown kind", "lines of an unknown kind");
    addIfAny(parts, warnings, "warning", "warnings");
    addIfAny(parts, emptyFiles, "empty file", "empty files");
    return count(files, "file", "files") + ", " + count(items, "item", "items") + parts;
  }

  private static void addIfAny(StringJoiner parts, int count, String one, String many) {
    if (count > 0) {
      parts.add(count(count, one, many));
    }
  }

  private static String count(int count, String one, String many) {
    return count + " " + (count == 1 ? one : many);
  }
}

package dev.turnmark.cli;

import dev.turnmark.audit.Decision;
import dev.turnmark.cli.RulesOption.ChosenRules;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.RolloutItem.RolloutReference;
import dev.turnmark.model.RolloutItem.SessionMeta;
import dev.turnmark.model.TurnItem;
import dev.turnmark.rollout.Continues;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/** Counts what came of files. */
final class Tally {

  private static final int MOST_REASONS = 10;

  private final Counts shown = new Counts();
  private final Counts hidden = new Counts();
  private final Counts reasons = new Counts();
  private int files;
  private int emptyFiles;
  private int incompleteFiles;
  private int items;
  private int undecided;
  private int unknown;
  private int otherFiles;
  private int leftAside;
  private int warnings;
  private int continuing;
  private int ordinalFaults;
  private boolean hasLines;
  private boolean hasSession;

  /** All of them together. */
  static Tally of(List<Tally> tallies) {
    Tally sum = new Tally();
    tallies.forEach(sum::add);
    return sum;
  }

  private void add(Tally other) {
    shown.add(other.shown);
    hidden.add(other.hidden);
    reasons.add(other.reasons);
    files += other.files;
    emptyFiles += other.emptyFiles;
    incompleteFiles += other.incompleteFiles;
    items += other.items;
    undecided += other.undecided;
    unknown += other.unknown;
    otherFiles += other.otherFiles;
    leftAside += other.leftAside;
    warnings += other.warnings;
    continuing += other.continuing;
    ordinalFaults += other.ordinalFaults;
  }

  /** A file was opened. */
  void begin() {
    files++;
  }

  /**
   * It has ended, or could not be opened.
   *
   * @param complete whether it could be read to its end
   */
  void end(boolean complete) {
    emptyFiles += complete && !hasLines ? 1 : 0;
    incompleteFiles += complete ? 0 : 1;
  }

  int files() {
    return files;
  }

  int items() {
    return items;
  }

  void decided(Decision decision) {
    items++;
    TurnItem item = decision.turnItem();
    if (!decision.decided()) {
      undecided++;
    } else if (item == null) {
      hidden.add(decision.item().type());
    } else {
      shown.add(item.type());
    }
  }

  /** Something was left undecided that is no item of its own. */
  void leftOpen() {
    undecided++;
  }

  void unreadable(RolloutRecord.Unreadable line) {
    hasLines = true;
    reasons.add(kind(line.reason()));
  }

  /** Counts the file as no rollout, and so many lines as left aside. */
  void leftAside(int lines) {
    hasLines = true;
    otherFiles++;
    leftAside += lines;
  }

  /** Counts what is odd about a line, whatever it says. */
  void read(RolloutRecord.Read line) {
    noteSession(line.content().item());
    hasLines = true;
    warnings += line.warnings().size();
    if (!LineName.known(line)) {
      unknown++;
    }
  }

  /** Only the first line about the session speaks of the file. */
  private void noteSession(RolloutItem item) {
    boolean about = item instanceof SessionMeta || item instanceof RolloutReference;
    if (about && continuing == 0 && !(hasSession && item instanceof SessionMeta)) {
      continuing = Continues.from(item).isPresent() ? 1 : 0;
    }
    hasSession |= item instanceof SessionMeta;
  }

  /** So many breaks were found in the ordinals of a file. */
  void ordinals(int faults) {
    ordinalFaults += faults;
  }

  /** Numbers differ from line to line where the reason is the same. */
  private static String kind(String reason) {
    return PlainText.escaped(
        reason
            .replaceAll("(?<=\\b(byte|after|was|most) )\\d+\\b", "N")
            .replaceAll("byte 0x[0-9A-F]{2}", "byte 0xNN"));
  }

  /**
   * What to tell the shell.
   *
   * @param found whether all files could be found
   */
  int exitCode(boolean found) {
    if (!found || incompleteFiles > 0) {
      return ExitCode.UNREADABLE_FILE;
    }
    return undecided + reasons.total() + leftAside > 0 ? ExitCode.LEFT_OPEN : ExitCode.DONE;
  }

  /** All of it, as machines read it. */
  SummaryRecord record(ChosenRules rules) {
    return new SummaryRecord(
        files,
        items,
        shown.byKind(),
        hidden.byKind(),
        undecided,
        reasons.byKind(),
        unknown,
        otherFiles,
        warnings,
        ordinalFaults,
        continuing,
        emptyFiles,
        rules.origin(),
        rules.set().revision(),
        SummaryRecord.SCHEMA);
  }

  /** All of it: a line of totals, and a line for each reason why lines could not be read. */
  List<String> summary() {
    StringJoiner parts = new StringJoiner(", ", ": ", "").setEmptyValue("");
    shown.each((kind, count) -> parts.add(count + " " + kind));
    if (hidden.total() > 0) {
      parts.add(hidden.total() + " hidden (" + hidden + ")");
    }
    return summary(parts, count(items, "item", "items"));
  }

  /** The same with what a command made of the items in place of what became of them. */
  List<String> summary(List<String> made) {
    StringJoiner parts = new StringJoiner(", ", ", ", "").setEmptyValue("");
    made.stream().skip(1).forEach(parts::add);
    return summary(parts, made.get(0));
  }

  private List<String> summary(StringJoiner parts, String first) {
    addIfAny(parts, undecided, "undecided", "undecided");
    addIfAny(parts, reasons.total(), "unreadable line", "unreadable lines");
    addIfAny(parts, unknown, "line of an unknown kind", "lines of an unknown kind");
    addIfAny(parts, otherFiles, "file that is no rollout", "files that are no rollouts");
    addIfAny(parts, warnings, "warning", "warnings");
    addIfAny(parts, ordinalFaults, "break in the ordinals", "breaks in the ordinals");
    addIfAny(parts, continuing, "file that goes on from another", "files that go on from others");
    addIfAny(parts, emptyFiles, "empty file", "empty files");
    List<String> lines = new ArrayList<>();
    lines.add(count(files, "file", "files") + ", " + first + parts);
    List<Map.Entry<String, Integer>> most = reasons.most(MOST_REASONS);
    most.forEach(
        reason -> lines.add("unreadable, " + reason.getValue() + " x: " + reason.getKey()));
    int others = reasons.total() - most.stream().mapToInt(Map.Entry::getValue).sum();
    if (others > 0) {
      lines.add("unreadable, " + others + " x: for other reasons");
    }
    return lines;
  }

  private static void addIfAny(StringJoiner parts, int count, String one, String many) {
    if (count > 0) {
      parts.add(count(count, one, many));
    }
  }

  static String count(int count, String one, String many) {
    return count + " " + (count == 1 ? one : many);
  }
}

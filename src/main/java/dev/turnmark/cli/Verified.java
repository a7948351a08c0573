package dev.turnmark.cli;

import dev.turnmark.audit.Explanation;
import dev.turnmark.rollout.DecidedItem;
import dev.turnmark.rollout.Pair;
import dev.turnmark.rollout.RecordedItem;
import java.util.List;

/**
 * Counts what came of holding decisions against records.
 *
 * @param tally what came of reading and deciding
 * @param agreements how often the two sides were the same, by kind of turn item; {@code hidden} of
 *     items of which nothing is shown and nothing was recorded
 * @param explained how often rules explain a disagreement, by kind of disagreement; one of several
 *     kinds counts for each of them
 * @param unexplained how often no rule does, by kind of turn item
 */
record Verified(Tally tally, Counts agreements, Counts explained, Counts unexplained) {

  static final String HIDDEN = "hidden";

  Verified() {
    this(new Tally(), new Counts(), new Counts(), new Counts());
  }

  /** All of them together. */
  static Verified of(List<Verified> files) {
    Verified sum =
        new Verified(
            Tally.of(files.stream().map(Verified::tally).toList()),
            new Counts(),
            new Counts(),
            new Counts());
    for (Verified file : files) {
      sum.agreements.add(file.agreements);
      sum.explained.add(file.explained);
      sum.unexplained.add(file.unexplained);
    }
    return sum;
  }

  void add(Pair pair, Explanation explanation) {
    if (explanation.agrees()) {
      agreements.add(kind(pair));
    } else if (explanation.open()) {
      unexplained.add(kind(pair));
    } else {
      explanation.kinds().forEach(explained::add);
    }
  }

  /** The kind of turn item a pair is about, as it is shown, else as it was recorded. */
  static String kind(Pair pair) {
    DecidedItem decided = pair.decided();
    if (decided != null && decided.decision().turnItem() != null) {
      return decided.decision().turnItem().type();
    }
    RecordedItem recorded = pair.recorded();
    return recorded == null ? HIDDEN : recorded.item().type();
  }

  boolean isOpen() {
    return unexplained.total() > 0;
  }

  /** All of it in one line. */
  String summary() {
    return "%s, %s, %s"
        .formatted(
            counted(agreements, "agree"),
            counted(explained, "explained"),
            counted(unexplained, "unexplained"));
  }

  private static String counted(Counts counts, String what) {
    return counts.total() == 0 ? "0 " + what : "%d %s (%s)".formatted(counts.total(), what, counts);
  }
}

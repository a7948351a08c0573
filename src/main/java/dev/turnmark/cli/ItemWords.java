package dev.turnmark.cli;

import dev.turnmark.audit.Decision;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.TurnItem;
import dev.turnmark.rollout.FirstWords;
import java.util.stream.Collectors;

/** How an item begins, in one line: what a person sees of it, else the words it holds. */
final class ItemWords {

  private static final int COLUMNS = 80;

  private ItemWords() {}

  static String of(Decision decision) {
    TurnItem shown = decision.turnItem();
    return shown == null ? of(decision.item()) : of(shown);
  }

  static String of(RolloutItem item) {
    return PlainText.cut(PlainText.oneLine(FirstWords.of(item)), COLUMNS);
  }

  private static String of(TurnItem item) {
    return PlainText.cut(
        TurnItemWords.of(item).stream()
            .map(text -> PlainText.oneLine(PlainText.start(text)))
            .collect(Collectors.joining(" ")),
        COLUMNS);
  }

  /** The beginning of words. */
  static String cut(String words) {
    return PlainText.cut(PlainText.oneLine(PlainText.start(words)), COLUMNS);
  }
}

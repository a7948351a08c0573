package dev.turnmark.fact;

import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.TurnItem;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the rules show of a response item, held against what Codex itself recorded of it.
 *
 * @param item the response item; null when none stands against the record
 * @param shown what the rules show of the item; null when nothing
 * @param recorded what Codex recorded; null when nothing. Of an event it is the turn item that the
 *     event would be
 */
public record Comparison(
    @Nullable ResponseItem item,
    @Nullable TurnItem shown,
    @Nullable TurnItem recorded,
    Setting setting) {

  public Comparison {
    if (item == null && shown == null && recorded == null) {
      throw new IllegalArgumentException("a comparison has at least one side");
    }
  }

  /**
   * Everything in which the two sides are not the same, so far as both can say it; empty when they
   * agree. What is made anew at every reading is not compared: the id of a user message, and of a
   * message that was written without one.
   */
  public List<Difference> differences() {
    return new Differences(this).found();
  }
}

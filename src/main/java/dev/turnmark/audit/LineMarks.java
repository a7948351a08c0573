package dev.turnmark.audit;

import dev.turnmark.model.RolloutItem;
import java.util.List;

/**
 * What a line that holds no response item is a place for, and why. Such a line shows nothing of its
 * own, so marks are all there is to decide.
 *
 * @param marks as in {@link Decision}; empty for most lines
 * @param firings the rules that fired, in order
 * @param undecided what went wrong, a sentence each; empty when nothing did
 * @param revision which rules these were
 */
public record LineMarks(
    RolloutItem item,
    List<String> marks,
    List<Firing> firings,
    List<String> undecided,
    String revision) {

  public LineMarks {
    marks = List.copyOf(marks);
    firings = List.copyOf(firings);
    undecided = List.copyOf(undecided);
  }
}

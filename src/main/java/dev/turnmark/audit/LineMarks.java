package dev.turnmark.audit;

import dev.turnmark.model.RolloutItem;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a line that holds no response item is a place for, and why. Such a line shows nothing of its
 * own, so marks are nearly all there is to decide.
 *
 * @param marks as in {@link Decision}, and {@code rollback_unit}, {@code rolls_back}; empty for
 *     most lines
 * @param inHistory whether what it says enters the history that the model is given
 * @param rollsBack how many turns it takes back; null when it is no rollback
 * @param rolloutType the name under which Codex counts the line; null when no rule says so
 * @param durable whether Codex writes such a line
 * @param firings the rules that fired, in order
 * @param undecided what went wrong, a sentence each; empty when nothing did
 * @param revision which rules these were
 */
public record LineMarks(
    RolloutItem item,
    List<String> marks,
    @Nullable String rolloutType,
    boolean durable,
    boolean inHistory,
    @Nullable Long rollsBack,
    List<Firing> firings,
    List<String> undecided,
    String revision) {

  public LineMarks {
    marks = List.copyOf(marks);
    firings = List.copyOf(firings);
    undecided = List.copyOf(undecided);
  }
}

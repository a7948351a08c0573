package dev.turnmark.rollout;

import dev.turnmark.audit.Contextual;
import dev.turnmark.audit.Decision;
import dev.turnmark.audit.LineMarks;
import dev.turnmark.fact.TurnBoundary;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.RolloutItem;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What was decided about an item, as far as counting and cutting ask.
 *
 * @param marks as in {@link Decision} and {@link LineMarks}
 * @param inHistory whether it enters the history that the model is given
 * @param contextual how many of its content parts are injected
 * @param rollsBack how many turns it takes back; null when it is no rollback
 * @param firstWords how it begins, on one line; empty when it bears no mark or has no words
 */
public record Judgement(
    RolloutItem item,
    List<String> marks,
    boolean inHistory,
    Contextual contextual,
    @Nullable Long rollsBack,
    String firstWords) {

  public Judgement {
    marks = List.copyOf(marks);
    if (rollsBack != null && rollsBack < 0) {
      throw new IllegalArgumentException("turns are taken back, never given: " + rollsBack);
    }
  }

  /** What was decided about a response item. */
  public static Judgement of(Decision decision) {
    return new Judgement(
        decision.item(),
        decision.marks(),
        decision.inHistory(),
        decision.contextual(),
        null,
        decision.marks().isEmpty() ? "" : FirstWords.of(decision));
  }

  /** What was decided about a line that holds none. */
  public static Judgement of(LineMarks line) {
    return new Judgement(
        line.item(),
        line.marks(),
        line.inHistory(),
        Contextual.NONE,
        line.rollsBack(),
        line.marks().isEmpty() ? "" : FirstWords.of(line.item()));
  }

  /** Whether it bears the mark of this name. */
  public boolean bears(String label) {
    return marks.contains(label);
  }

  boolean opensTurn() {
    return bears(TurnBoundary.LABEL);
  }

  /**
   * Whether it only tells the model of its surroundings, so that it goes with the turn after it.
   */
  boolean isContext() {
    return contextual != Contextual.NONE && !opensTurn();
  }

  /** Whether it is context of the developer with something else beside it. */
  boolean mixesDeveloperContext() {
    return contextual == Contextual.SOME
        && item instanceof Message message
        && message.role().equals("developer");
  }
}

package dev.turnmark.rollout;

import dev.turnmark.model.Internal;
import java.util.List;

/**
 * A rollout, counted in each way.
 *
 * @param turns its turns, those in inherited lines marked
 * @param lineage whose file it is
 * @param rolledBackBy which lines were taken back
 * @param lines how the reading went
 */
@Internal
public record CountedRollout(
    Turns turns, Lineage lineage, RolledBackBy rolledBackBy, LinesRead lines) {

  /** Its turns in each way of counting. */
  public List<TurnCount> counts() {
    return TurnCount.of(turns);
  }

  /** Every place that counts in any way. */
  public List<CountedPlace> places() {
    return CountedPlace.of(counts(), rolledBackBy);
  }
}

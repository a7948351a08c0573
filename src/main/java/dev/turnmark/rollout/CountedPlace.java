package dev.turnmark.rollout;

import dev.turnmark.model.Internal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A place, and everything it counts as.
 *
 * @param countsAs the names of the ways in which it counts, rolled back or not
 * @param live those in which it still counts after all rollbacks
 * @param rolledBackBy the line of the rollback that took it out of the history; null when none did.
 *     A rollback may end a way of counting and leave the history alone, and the other way round
 */
@Internal
public record CountedPlace(
    Place place, List<String> countsAs, List<String> live, @Nullable Integer rolledBackBy) {

  public CountedPlace {
    countsAs = List.copyOf(countsAs);
    live = List.copyOf(live);
  }

  /** Every place that counts in any way, once, in the order of the file. */
  public static List<CountedPlace> of(List<TurnCount> counts, RolledBackBy rolledBackBy) {
    Map<Integer, Draft> byLine = new TreeMap<>();
    for (TurnCount count : counts) {
      count.all().forEach(p -> draft(byLine, p).countsAs.add(count.label()));
      count.live().forEach(p -> draft(byLine, p).live.add(count.label()));
    }
    Collection<Draft> drafts = byLine.values();
    return drafts.stream().map(draft -> draft.counted(rolledBackBy)).toList();
  }

  private static Draft draft(Map<Integer, Draft> byLine, Place place) {
    return byLine.computeIfAbsent(place.line(), line -> new Draft(place));
  }

  /** Gathers what a place counts as. */
  private static final class Draft {

    private final Place place;
    private final List<String> countsAs = new ArrayList<>();
    private final List<String> live = new ArrayList<>();

    private Draft(Place place) {
      this.place = place;
    }

    private CountedPlace counted(RolledBackBy rolledBackBy) {
      OptionalInt by = rolledBackBy.of(place.line());
      return new CountedPlace(place, countsAs, live, by.isPresent() ? by.getAsInt() : null);
    }
  }
}

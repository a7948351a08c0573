package dev.turnmark.rollout;

import dev.turnmark.fact.ForkTurn;
import dev.turnmark.fact.RollbackUnit;
import dev.turnmark.fact.UserMessagePosition;
import dev.turnmark.model.EventMsg.TaskStarted;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Counts turns line by line. Keeps the places, never the lines.
 *
 * <p>Upstream: {@code core/src/thread_rollout_truncation.rs :: user_message_positions_in_rollout,
 * fork_turn_positions_in_rollout}.
 */
public final class TurnFold implements Consumer<JudgedLine> {

  private final List<Place> userMessages = new ArrayList<>();
  private final List<Place> turnBoundaries = new ArrayList<>();
  private final List<Place> live = new ArrayList<>();
  private final List<Place> forkTurns = new ArrayList<>();
  private final List<Place> units = new ArrayList<>();
  private final List<RolledBack> rollbacks = new ArrayList<>();
  private final List<Place> starts = new ArrayList<>();
  private final List<Place> liveStarts = new ArrayList<>();
  private final TurnIds turnIds = new TurnIds();
  private final Announcement announcement = new Announcement();

  /** Takes the next line, in the order of the file. */
  @Override
  public void accept(JudgedLine line) {
    turnIds.pass(line.item());
    if (line.counts()) {
      Judgement judgement = line.judgement();
      Place place =
          new Place(
              line.line(),
              line.index(),
              turnIds.of(line.item()),
              LineContext.itemId(line.item()),
              judgement.firstWords(),
              false);
      count(place, judgement);
      announcement.pass(line);
    }
    turnIds.leave(line.item());
  }

  private void count(Place place, Judgement judgement) {
    if (judgement.opensTurn()) {
      turnBoundaries.add(place);
      live.add(place);
    }
    if (judgement.bears(RollbackUnit.LABEL)
        || (judgement.opensTurn() && !announcement.covers(judgement))) {
      units.add(place);
    }
    if (judgement.bears(UserMessagePosition.LABEL)) {
      userMessages.add(place);
    }
    if (judgement.bears(ForkTurn.LABEL)) {
      forkTurns.add(place);
    }
    if (judgement.item() instanceof TaskStarted) {
      starts.add(place);
      liveStarts.add(place);
    }
    Long turns = judgement.rollsBack();
    if (turns != null) {
      rollBack(place, turns);
    }
  }

  private void rollBack(Place at, long turns) {
    List<Place> taken = takeLast(units, turns);
    List<Place> forks = List.of();
    if (!taken.isEmpty()) {
      int start = taken.get(0).line();
      forks = takeFrom(forkTurns, start);
      takeFrom(live, start);
    }
    List<Place> messages = takeLast(userMessages, turns);
    rollbacks.add(new RolledBack(at, turns, taken, messages, forks, takeLast(liveStarts, turns)));
  }

  private static List<Place> takeLast(List<Place> places, long count) {
    return takeTail(places, (int) Math.max(0, places.size() - count));
  }

  private static List<Place> takeFrom(List<Place> places, int line) {
    int from = places.size();
    while (from > 0 && places.get(from - 1).line() >= line) {
      from--;
    }
    return takeTail(places, from);
  }

  private static List<Place> takeTail(List<Place> places, int from) {
    List<Place> tail = places.subList(from, places.size());
    List<Place> taken = List.copyOf(tail);
    tail.clear();
    return taken;
  }

  /** What was counted so far. */
  public Turns turns() {
    return new Turns(
        userMessages, turnBoundaries, live, forkTurns, units, rollbacks, starts, liveStarts);
  }
}

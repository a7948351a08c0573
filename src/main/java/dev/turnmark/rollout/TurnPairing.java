package dev.turnmark.rollout;

import dev.turnmark.fact.Comparison;
import dev.turnmark.fact.LineNotes;
import dev.turnmark.fact.Setting;
import dev.turnmark.model.TurnItem;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Pairs the items of one turn: by id, else by their words, else in order. What is left has no other
 * side.
 */
final class TurnPairing {

  private final Stretch stretch;
  private final String recording;
  private final OpenItems open;
  private final List<Pair> pairs = new ArrayList<>();

  /**
   * @param before how the turns before were recorded
   */
  TurnPairing(Stretch stretch, String before) {
    this.stretch = stretch;
    this.recording = recording(stretch, before);
    this.open = new OpenItems(stretch.decided());
  }

  private static String recording(Stretch stretch, String before) {
    boolean items = false;
    boolean events = stretch.hasThoughts();
    for (RecordedItem item : stretch.recorded()) {
      boolean byItem = item.recording().equals(Setting.ITEMS);
      items |= byItem && item.isMapped();
      events |= !byItem;
    }
    return items ? Setting.ITEMS : events ? Setting.EVENTS : before;
  }

  /** How this turn was recorded. */
  String recording() {
    return recording;
  }

  List<Pair> pairs() {
    List<RecordedItem> left = pair(recordedOnce(), open::byId);
    left = pair(left, open::byWords);
    if (recording.equals(Setting.EVENTS)) {
      pairThoughts();
    }
    left = pair(left, open::inOrder);
    left.forEach(recorded -> pairs.add(pair(null, recorded)));
    open.left().forEach(decided -> pairs.add(pair(decided, null)));
    pairs.sort(Comparator.comparingInt(Pair::line));
    return pairs;
  }

  /** How to find the other side of what was recorded. */
  private interface Search {
    @Nullable DecidedItem take(RecordedItem recorded);
  }

  /** Pairs what can be paired, and gives the rest. */
  private List<RecordedItem> pair(List<RecordedItem> all, Search search) {
    List<RecordedItem> left = new ArrayList<>();
    for (RecordedItem recorded : all) {
      DecidedItem decided = search.take(recorded);
      if (decided == null) {
        left.add(recorded);
      } else {
        pairs.add(pair(decided, recorded));
      }
    }
    return left;
  }

  /**
   * Where a turn has both kinds of record of the same kind of item, the fuller one counts; of an
   * item that was completed more than once, with its id and all it says, the first record.
   */
  private List<RecordedItem> recordedOnce() {
    Set<Class<?>> whole = new HashSet<>();
    for (RecordedItem item : stretch.recorded()) {
      if (item.recording().equals(Setting.ITEMS)) {
        whole.add(item.item().getClass());
      }
    }
    Set<TurnItem> completed = new HashSet<>();
    return stretch.recorded().stream()
        .filter(
            r ->
                r.recording().equals(Setting.ITEMS)
                    ? r.item().id().isEmpty() || completed.add(r.item())
                    : !whole.contains(r.item().getClass()))
        .toList();
  }

  private void pairThoughts() {
    boolean inReview = false;
    for (DecidedItem decided : open.thoughts()) {
      inReview = decided.inReview();
      if (decided.shown() instanceof TurnItem.Reasoning shown) {
        RecordedItem recorded = stretch.thought(shown, Setting.EVENTS, inReview);
        if (recorded != null) {
          open.take(decided);
          pairs.add(pair(decided, recorded));
        }
      }
    }
    RecordedItem rest = stretch.lastThought(Setting.EVENTS, inReview);
    if (rest != null) {
      pairs.add(pair(null, rest));
    }
  }

  private Pair pair(@Nullable DecidedItem decided, @Nullable RecordedItem recorded) {
    boolean inReview =
        (decided != null && decided.inReview()) || (recorded != null && recorded.inReview());
    Setting setting =
        new Setting(
            recorded == null ? recording : recorded.recording(),
            stretch.betweenTurns(),
            inReview,
            stretch.summary(),
            decided == null ? Set.of() : LineNotes.of(decided.metadata()));
    return new Pair(
        decided,
        recorded,
        new Comparison(
            decided == null ? null : decided.decision().item(),
            decided == null ? null : decided.shown(),
            recorded == null ? null : recorded.item(),
            setting));
  }
}

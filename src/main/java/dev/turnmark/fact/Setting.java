package dev.turnmark.fact;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Where in a rollout a comparison is made.
 *
 * @param recording how this stretch of the file records what a person saw: {@link #ITEMS}, {@link
 *     #EVENTS} or {@link #NOTHING}
 * @param betweenTurns whether a turn had ended and the next had not begun; never in files older
 *     than turn starts
 * @param inReview whether a review was going on
 * @param summary what stands for the history that was compacted in this turn; null when none was
 * @param notes what newer versions note about the item: {@link LineNotes}
 */
public record Setting(
    String recording,
    boolean betweenTurns,
    boolean inReview,
    @Nullable String summary,
    Set<String> notes) {

  /** By {@code item_completed} events, which hold turn items. */
  public static final String ITEMS = "items";

  /** By events of older kinds, such as {@code user_message}, which hold little more than words. */
  public static final String EVENTS = "events";

  /** Not at all. */
  public static final String NOTHING = "nothing";

  public Setting {
    notes = Set.copyOf(notes);
  }

  /** Within a turn in which nothing out of the ordinary happens. */
  public static Setting of(String recording) {
    return new Setting(recording, false, false, null, Set.of());
  }
}

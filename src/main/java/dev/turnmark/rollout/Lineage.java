package dev.turnmark.rollout;

import dev.turnmark.model.RolloutItem.SessionMeta;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Whose file it is, and what in it was copied from other sessions. Nothing that Codex would decide
 * or count depends on it.
 *
 * @param session the first {@code session_meta} of the file, which alone speaks of it; null when
 *     there is none
 * @param continues what the file goes on from; null when it holds its session from the beginning
 * @param inheritedLines the lines that were copied, in order; see {@link LineageFold} for the rule
 */
public record Lineage(
    @Nullable SessionMeta session, @Nullable Continues continues, List<LineRange> inheritedLines) {

  public Lineage {
    inheritedLines = List.copyOf(inheritedLines);
  }

  /** Whether a line was copied from another session. */
  public boolean inherited(int line) {
    int low = 0;
    int high = inheritedLines.size() - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      LineRange range = inheritedLines.get(middle);
      if (line < range.first()) {
        high = middle - 1;
      } else if (line > range.last()) {
        low = middle + 1;
      } else {
        return true;
      }
    }
    return false;
  }

  List<Place> marked(List<Place> places) {
    return places.stream().map(place -> place.from(this)).toList();
  }
}

package dev.turnmark.rollout;

import org.jspecify.annotations.Nullable;

/**
 * A place in a file that somebody counts.
 *
 * @param line the line in the file, from 1
 * @param index its number as Codex counts them, from 0; null for a line that Codex would skip
 * @param turnId the turn it belongs to; null when that is not known
 * @param itemId the id of the item it holds, as written; null when it has none
 * @param firstWords how it begins, on one line; empty when it has no words
 * @param inherited whether the line was copied from another session, as far as that was asked
 */
public record Place(
    int line,
    @Nullable Integer index,
    @Nullable String turnId,
    @Nullable String itemId,
    String firstWords,
    boolean inherited) {

  Place from(Lineage lineage) {
    return new Place(line, index, turnId, itemId, firstWords, lineage.inherited(line));
  }
}

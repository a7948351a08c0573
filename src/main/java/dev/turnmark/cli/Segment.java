package dev.turnmark.cli;

import org.jspecify.annotations.Nullable;

/**
 * A file as a part of a conversation.
 *
 * @param before the ordinal at which the conversation goes on in another file; null for the file
 *     that was asked for, which is read to its end
 */
record Segment(RolloutFile file, @Nullable Long before) {

  /** Whether it is the file that was asked for, and not one that it goes on from. */
  boolean isOwn() {
    return before == null;
  }

  /** Whether a line with this ordinal belongs to it no more. */
  boolean endsBefore(@Nullable Long ordinal) {
    return before != null && ordinal != null && ordinal >= before;
  }
}

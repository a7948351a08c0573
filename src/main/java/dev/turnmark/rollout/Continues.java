package dev.turnmark.rollout;

import org.jspecify.annotations.Nullable;

/**
 * Says that a file holds only the new part of a session, and what it goes on from. What came before
 * is in no line of the file.
 *
 * @param thread the thread, or the rollout of it that was put away; null when it is not named
 * @param beforeOrdinal the first ordinal of that thread that does not belong to this session; null
 *     when that is not known
 */
public record Continues(@Nullable String thread, @Nullable Long beforeOrdinal) {}

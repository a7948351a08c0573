package dev.turnmark.audit;

import dev.turnmark.model.Internal;

/**
 * A line that could not be read, as machines read it.
 *
 * @param file the file as it was named
 * @param line the line in the file, from 1
 * @param unreadable what was expected, what was there, and where
 */
@Internal
public record UnreadableRecord(String file, int line, String unreadable) {}

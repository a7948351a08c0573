package dev.turnmark.model;

import org.jspecify.annotations.Nullable;

/**
 * A line of a rollout: what it says, and when.
 *
 * <p>Upstream: {@code protocol/src/protocol.rs :: RolloutLine}.
 *
 * @param timestamp as written; absent in flat files
 * @param ordinal its number among the lines, in paginated files
 * @param metadata what newer versions write beside the payload of a response item
 */
public record RolloutLine(
    @Nullable String timestamp,
    @Nullable Long ordinal,
    RolloutItem item,
    @Nullable Json metadata) {}

package dev.turnmark.audit;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.turnmark.model.Internal;
import org.jspecify.annotations.Nullable;

/**
 * Where in the conversation a line stands, as machines read it.
 *
 * @param turn how many turn boundaries stand in the file up to here, this line included and those
 *     that were rolled back too; null before the first
 * @param turnId the turn it belongs to; null when that is not known
 * @param itemId the id of what it holds, as written; null when it has none
 * @param rolledBackBy the line of the rollback that took it back; null when it still counts
 * @param inherited whether it was copied from another session; no decision depends on it
 * @param inHistory whether it enters the history that the model is given
 */
@Internal
public record Placement(
    @Nullable Integer turn,
    @JsonProperty("turn_id") @Nullable String turnId,
    @JsonProperty("item_id") @Nullable String itemId,
    @JsonProperty("rolled_back_by") @Nullable Integer rolledBackBy,
    boolean inherited,
    @JsonProperty("in_history") boolean inHistory) {}

package dev.turnmark.rollout;

import dev.turnmark.fact.Setting;
import dev.turnmark.model.Internal;
import dev.turnmark.model.TurnItem;

/**
 * What Codex itself recorded that a person saw.
 *
 * @param line the line in the file, from 1; of several the first
 * @param item the turn item of an {@code item_completed} event, or the one that an older event
 *     would be: without id, unless the event has one
 * @param recording by what it was recorded, as in {@link Setting}
 * @param inReview whether a review was going on
 */
@Internal
public record RecordedItem(int line, TurnItem item, String recording, boolean inReview) {

  /** Whether it is of a kind that response items become. */
  boolean isMapped() {
    return item instanceof TurnItem.UserMessage
        || item instanceof TurnItem.HookPrompt
        || item instanceof TurnItem.AgentMessage
        || item instanceof TurnItem.Reasoning
        || item instanceof TurnItem.WebSearch
        || item instanceof TurnItem.ImageGeneration;
  }
}

package dev.turnmark.rollout;

import dev.turnmark.audit.Decision;
import dev.turnmark.model.Internal;
import dev.turnmark.model.Json;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.TurnItem;
import org.jspecify.annotations.Nullable;

/**
 * A response item, and what was decided about it.
 *
 * @param line the line in the file, from 1
 * @param metadata what is noted beside the item; null when nothing is
 * @param inReview whether a review was going on
 */
@Internal
public record DecidedItem(int line, Decision decision, @Nullable Json metadata, boolean inReview) {

  /** What a person sees of it; null when nothing. */
  @Nullable TurnItem shown() {
    return decision.turnItem();
  }

  /** Whether it may be what somebody typed, although it is not shown as that. */
  boolean mayBeTyped() {
    return decision.decided()
        && !(shown() instanceof TurnItem.UserMessage)
        && decision.item() instanceof Message message
        && message.role().equals("user");
  }
}

package dev.turnmark.rollout;

import dev.turnmark.model.EventMsg;
import dev.turnmark.model.EventMsg.AgentMessage;
import dev.turnmark.model.EventMsg.AgentReasoning;
import dev.turnmark.model.EventMsg.AgentReasoningRawContent;
import dev.turnmark.model.EventMsg.ImageGenerationEnd;
import dev.turnmark.model.EventMsg.UserMessage;
import dev.turnmark.model.EventMsg.WebSearchEnd;
import dev.turnmark.model.Internal;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.RolloutItem.TurnContext;
import dev.turnmark.model.RolloutItem.WorldState;

/**
 * Whether a line that holds no response item tells something of the conversation all the same.
 * {@link Compactions} says besides which lines only repeat that there was a compaction.
 */
@Internal
public final class TellingLine {

  private TellingLine() {}

  /**
   * Whether it does: who wrote the file, messages between agents, rollbacks, compactions, where
   * turns begin, end or break off, turn items, and every kind of line that Codex does not know.
   * Left out are the settings of a turn, the state of the world, the words of a person and of the
   * model, their thoughts, searches and pictures as the interface repeats them, and all other
   * events that Codex knows, such as counts of tokens.
   */
  public static boolean is(RolloutItem item) {
    if (item instanceof EventMsg.Other event) {
      return !event.known();
    }
    return !(item instanceof ResponseItem
        || item instanceof TurnContext
        || item instanceof WorldState
        || repeats(item));
  }

  /** Whether the interface tells by it what stands in a response item as well. */
  private static boolean repeats(RolloutItem item) {
    return item instanceof UserMessage
        || item instanceof AgentMessage
        || item instanceof AgentReasoning
        || item instanceof AgentReasoningRawContent
        || item instanceof WebSearchEnd
        || item instanceof ImageGenerationEnd;
  }
}

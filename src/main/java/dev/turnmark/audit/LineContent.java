package dev.turnmark.audit;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.turnmark.model.EventMsg;
import dev.turnmark.model.Internal;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.ThreadGoal;
import dev.turnmark.model.TurnItem;
import org.jspecify.annotations.Nullable;

/**
 * What a line without a response item says, as far as a viewer would show it; what it does not say
 * is left out.
 */
@Internal
@JsonInclude(JsonInclude.Include.NON_NULL)
public sealed interface LineContent {

  /** A {@code session_meta}: whose file it is, or was copied from. */
  record Session(SessionContent session) implements LineContent {}

  /** A {@code rollout_reference}: the file goes on from another. */
  record Reference(SessionContent.Before continues) implements LineContent {}

  /** A goal that was set, or changed. */
  record Goal(@Nullable ThreadGoal goal) implements LineContent {}

  /** An {@code item_completed} event: the item as Codex itself built it. */
  record Item(@JsonProperty("turn_item") TurnItem turnItem) implements LineContent {}

  /**
   * A rollback.
   *
   * @param numTurns how many turns it was to take back; there may have been fewer
   */
  record Rollback(@JsonProperty("num_turns") long numTurns) implements LineContent {}

  /** A turn that was broken off. */
  record Aborted(@Nullable String reason) implements LineContent {}

  /**
   * A compaction.
   *
   * @param replacementItems how many items stand in place of the history; left out when Codex is to
   *     make a new history itself
   */
  record Compaction(
      String message, @JsonProperty("replacement_items") @Nullable Integer replacementItems)
      implements LineContent {}

  /** An event that Codex does not know, by the name it goes by. */
  record UnknownEvent(String event) implements LineContent {}

  /** A message between agents. */
  record Sent(
      String author,
      String recipient,
      String content,
      @JsonProperty("trigger_turn") boolean triggerTurn)
      implements LineContent {}

  /** The announcement of a message between agents. */
  record Announced(@JsonProperty("trigger_turn") boolean triggerTurn) implements LineContent {}

  /** What a line says; null when there is nothing to show beside what kind of line it is. */
  static @Nullable LineContent of(RolloutItem item) {
    if (item instanceof RolloutItem.SessionMeta meta) {
      return new Session(SessionContent.of(meta));
    }
    if (item instanceof RolloutItem.RolloutReference reference) {
      return new Reference(new SessionContent.Before(reference.threadId(), null));
    }
    if (item instanceof RolloutItem.Compacted compacted) {
      return new Compaction(
          compacted.message(),
          compacted.replacementHistory() == null ? null : compacted.replacementHistory().size());
    }
    if (item instanceof RolloutItem.InterAgentCommunication sent) {
      return new Sent(sent.author(), sent.recipient(), sent.content(), sent.triggerTurn());
    }
    if (item instanceof RolloutItem.InterAgentCommunicationMetadata announced) {
      return new Announced(announced.triggerTurn());
    }
    return item instanceof EventMsg event ? ofEvent(event) : null;
  }

  private static @Nullable LineContent ofEvent(EventMsg event) {
    if (event instanceof EventMsg.ItemCompleted completed) {
      return new Item(completed.item());
    }
    if (event instanceof EventMsg.ThreadRolledBack rollback) {
      return new Rollback(rollback.numTurns());
    }
    if (event instanceof EventMsg.ThreadGoalUpdated updated) {
      return new Goal(updated.goal());
    }
    if (event instanceof EventMsg.TurnAborted aborted) {
      return new Aborted(aborted.reason());
    }
    return event instanceof EventMsg.Other other && !other.known()
        ? new UnknownEvent(other.type())
        : null;
  }
}

package dev.turnmark.rollout;

import dev.turnmark.audit.Decision;
import dev.turnmark.fact.Setting;
import dev.turnmark.model.EventMsg;
import dev.turnmark.model.Internal;
import dev.turnmark.model.Json;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.TurnItem;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Pairs what was decided about the items of a rollout with what Codex itself recorded of them in
 * the same file. It goes turn by turn and keeps one turn in memory: what is recorded in a turn
 * belongs to the items of that turn.
 *
 * <p>In files older than turn starts, a turn begins with each {@code turn_context} instead: no item
 * is parted from its record by one.
 */
@Internal
public final class Pairing {

  private final Consumer<Pair> pairs;
  private Stretch stretch = new Stretch(false);
  private String recording = Setting.NOTHING;
  private boolean knowsTurns;
  private boolean inReview;

  /**
   * @param pairs takes every pair, turn by turn, in each in the order of the lines
   */
  public Pairing(Consumer<Pair> pairs) {
    this.pairs = pairs;
  }

  /**
   * Takes the next line that holds a response item.
   *
   * @param metadata what is noted beside the item; null when nothing is
   */
  public void decided(int line, Decision decision, @Nullable Json metadata) {
    stretch.add(new DecidedItem(line, decision, metadata, inReview));
  }

  /** Takes the next line that holds none. */
  public void pass(int line, RolloutItem item) {
    if (item instanceof RolloutItem.TurnContext && !knowsTurns) {
      begin(false);
    } else if (item instanceof RolloutItem.Compacted compacted) {
      stretch.compacted(compacted.message());
    } else if (item instanceof EventMsg event) {
      passEvent(line, event);
    }
  }

  private void passEvent(int line, EventMsg event) {
    if (event instanceof EventMsg.TaskStarted) {
      knowsTurns = true;
      begin(false);
    } else if (event instanceof EventMsg.TaskComplete || event instanceof EventMsg.TurnAborted) {
      begin(knowsTurns);
    } else if (event instanceof EventMsg.ItemCompleted completed) {
      review(completed.item());
      stretch.add(new RecordedItem(line, completed.item(), Setting.ITEMS, inReview));
    } else if (event instanceof EventMsg.AgentReasoning thought) {
      stretch.thought(line, thought);
    } else if (event instanceof EventMsg.AgentReasoningRawContent thought) {
      stretch.rawThought(line, thought);
    } else if (event instanceof EventMsg.Other other) {
      review(other.type());
    } else {
      TurnItem item = EventItems.of(event);
      if (item != null) {
        stretch.add(new RecordedItem(line, item, Setting.EVENTS, inReview));
      }
    }
  }

  private void review(TurnItem item) {
    if (item instanceof TurnItem.EnteredReviewMode) {
      inReview = true;
    } else if (item instanceof TurnItem.ExitedReviewMode) {
      inReview = false;
    }
  }

  private void review(String event) {
    if (event.equals("entered_review_mode")) {
      inReview = true;
    } else if (event.equals("exited_review_mode")) {
      inReview = false;
    }
  }

  private void begin(boolean betweenTurns) {
    end();
    stretch = new Stretch(betweenTurns);
  }

  /** Hands on the pairs of the last turn; call it when there are no more lines. */
  public void end() {
    TurnPairing turn = new TurnPairing(stretch, recording);
    List<Pair> found = turn.pairs();
    recording = turn.recording();
    stretch = new Stretch(stretch.betweenTurns());
    found.forEach(pairs);
  }
}

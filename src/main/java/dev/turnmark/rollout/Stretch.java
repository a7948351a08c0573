package dev.turnmark.rollout;

import dev.turnmark.model.EventMsg;
import dev.turnmark.model.TurnItem;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A turn of a rollout, or what stands between two: what was decided there, and what Codex recorded.
 */
final class Stretch {

  /** A piece of reasoning that an event told of. */
  private record Piece(int line, String text) {}

  private final boolean betweenTurns;
  private final List<DecidedItem> decided = new ArrayList<>();
  private final List<RecordedItem> recorded = new ArrayList<>();
  private final Deque<Piece> thoughts = new ArrayDeque<>();
  private final Deque<Piece> rawThoughts = new ArrayDeque<>();
  private @Nullable String summary;

  Stretch(boolean betweenTurns) {
    this.betweenTurns = betweenTurns;
  }

  void add(DecidedItem item) {
    decided.add(item);
  }

  void add(RecordedItem item) {
    recorded.add(item);
  }

  void thought(int line, EventMsg.AgentReasoning event) {
    thoughts.add(new Piece(line, event.text() == null ? "" : event.text()));
  }

  void rawThought(int line, EventMsg.AgentReasoningRawContent event) {
    rawThoughts.add(new Piece(line, event.text() == null ? "" : event.text()));
  }

  void compacted(String message) {
    summary = message;
  }

  boolean betweenTurns() {
    return betweenTurns;
  }

  /** What stands for the history that was compacted here; null when none was. */
  @Nullable String summary() {
    return summary;
  }

  List<DecidedItem> decided() {
    return decided;
  }

  List<RecordedItem> recorded() {
    return recorded;
  }

  boolean hasThoughts() {
    return !thoughts.isEmpty() || !rawThoughts.isEmpty();
  }

  /**
   * Puts together what events told of a thought: as many pieces as it has, from the first that
   * belong to no thought before it. Null when there are none.
   */
  @Nullable RecordedItem thought(TurnItem.Reasoning shown, String recording, boolean inReview) {
    return thought(shown.summaryText().size(), shown.rawContent().size(), recording, inReview);
  }

  /** All pieces that belong to no thought; null when there are none. */
  @Nullable RecordedItem lastThought(String recording, boolean inReview) {
    return thought(thoughts.size(), rawThoughts.size(), recording, inReview);
  }

  private @Nullable RecordedItem thought(int pieces, int raw, String recording, boolean inReview) {
    Piece first = pieces > 0 && !thoughts.isEmpty() ? thoughts.peek() : null;
    if (first == null && raw > 0) {
      first = rawThoughts.peek();
    }
    if (first == null) {
      return null;
    }
    TurnItem.Reasoning item =
        new TurnItem.Reasoning("", take(thoughts, pieces), take(rawThoughts, raw), Map.of());
    return new RecordedItem(first.line(), item, recording, inReview);
  }

  private static List<String> take(Deque<Piece> pieces, int count) {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < count && !pieces.isEmpty(); i++) {
      texts.add(pieces.remove().text());
    }
    return texts;
  }
}

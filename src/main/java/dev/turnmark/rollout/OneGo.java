package dev.turnmark.rollout;

import dev.turnmark.model.EventMsg.AgentMessage;
import dev.turnmark.model.EventMsg.UserMessage;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.RolloutItem.SessionMeta;
import dev.turnmark.model.RolloutLine;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Sees which lines of a file were written in one go: no second passed between any two of them. */
final class OneGo {

  private static final Duration PAUSE = Duration.ofSeconds(1);

  private int last;
  private @Nullable Instant stamp;
  private boolean spoken;
  private boolean paused;

  OneGo(int metaLine) {
    this.last = metaLine;
  }

  void accept(int line, RolloutLine content) {
    if (paused) {
      return;
    }
    Instant next = SessionStart.instant(content.timestamp());
    boolean copies = !(content.item() instanceof SessionMeta);
    if (copies && stamp != null && next != null && !next.isBefore(stamp.plus(PAUSE))) {
      paused = true;
      return;
    }
    stamp = next == null ? stamp : next;
    spoken |= speaks(content.item());
    last = line;
  }

  /** Whether a person or the model speaks in a line. */
  static boolean speaks(RolloutItem item) {
    return item instanceof UserMessage
        || item instanceof AgentMessage
        || (item instanceof Message message && message.role().equals("assistant"));
  }

  /** The last line before the first pause; 0 when there is no pause, or nobody spoke before it. */
  int end() {
    return paused && spoken ? last : 0;
  }
}

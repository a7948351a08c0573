package dev.turnmark.rollout;

import dev.turnmark.model.EventMsg.TaskComplete;
import dev.turnmark.model.EventMsg.TaskStarted;
import dev.turnmark.model.EventMsg.TurnAborted;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.RolloutItem.SessionMeta;
import dev.turnmark.model.RolloutItem.TurnContext;
import dev.turnmark.model.RolloutLine;
import org.jspecify.annotations.Nullable;

/**
 * Recognises the turns that a fork, or a sub-agent, took over when its file was made. They stand
 * after its {@code session_meta} and that of the session they come from, stamped with the moment of
 * the copying, and nothing marks their end. So:
 *
 * <ul>
 *   <li>A turn that {@link SessionStart} dates before the session is copied, and so are all lines
 *       before it. The copy ends where the last such turn ends, or before the first turn of the
 *       session's own; what stands between the two is not known to be copied.
 *   <li>In a fork that names the session it copied, and whose turns nothing dates, the first turn
 *       is copied if another follows: a fork replays from the beginning.
 *   <li>In such a fork without turn ids, as files up to 0.98 are, the copy is what was written in
 *       one go: up to the first pause of a second. There must be such a pause, and somebody must
 *       have spoken before it.
 *   <li>In such a fork whose copied turns have no ids but whose own ones do, the copy goes as far
 *       as somebody spoke before the first of its own.
 * </ul>
 *
 * Else nothing is: neither of a file that names its parent but copied no {@code session_meta}, nor
 * of a sub-agent whose turns nothing dates.
 */
final class CopiedTurns {

  private final SessionMeta session;
  private final SessionStart start;
  private final int first;
  private final OneGo oneGo;
  private boolean namesAnother;
  private int turns;
  private @Nullable String turnId;
  private boolean turnIsCopied;
  private boolean ownTurnSeen;
  private int lastCopied;
  private int lastSpoken;

  /** Where the first of several undated turns ends; 0 when there is no such turn. */
  private int endOfFirst;

  private int last;

  CopiedTurns(int metaLine, SessionMeta session) {
    this.session = session;
    this.start = new SessionStart(session);
    this.first = metaLine + 1;
    this.last = metaLine;
    this.oneGo = new OneGo(metaLine);
  }

  void accept(int line, RolloutLine content) {
    if (ownTurnSeen) {
      return;
    }
    RolloutItem item = content.item();
    namesAnother |= LineageFold.isOfAnother(item, session);
    String opened = opened(item);
    if (opened != null && !opened.equals(turnId)) {
      begin(opened, start.dates(content));
    }
    oneGo.accept(line, content);
    lastSpoken = OneGo.speaks(item) ? line : lastSpoken;
    if (item instanceof TaskComplete || item instanceof TurnAborted) {
      end(line);
    }
    last = line;
  }

  private static @Nullable String opened(RolloutItem item) {
    if (item instanceof TaskStarted task) {
      return task.turnId();
    }
    return item instanceof TurnContext context ? context.turnId() : null;
  }

  private void begin(String id, SessionStart.Side side) {
    if (turnIsCopied && turnId != null) {
      lastCopied = last;
    }
    if (turns == 1 && endOfFirst == 0) {
      endOfFirst = last;
    }
    turns++;
    turnId = id;
    turnIsCopied = side == SessionStart.Side.BEFORE;
    ownTurnSeen = side == SessionStart.Side.AFTER;
  }

  private void end(int line) {
    if (turnIsCopied) {
      lastCopied = line;
    }
    if (turns == 1 && endOfFirst == 0) {
      endOfFirst = line;
    }
    turnIsCopied = false;
  }

  /** The stretch that was copied, as far as the file was read; null when there is none. */
  @Nullable LineRange copy() {
    boolean fork = session.forkedFromId() != null;
    if (!fork && !namesAnother) {
      return null;
    }
    int end = turnIsCopied ? last : lastCopied;
    if (end == 0 && fork && namesAnother) {
      end = turns == 0 ? oneGo.end() : undated();
    }
    return end < first ? null : new LineRange(first, end);
  }

  private int undated() {
    if (turns > 1) {
      return endOfFirst;
    }
    return ownTurnSeen ? lastSpoken : 0;
  }
}

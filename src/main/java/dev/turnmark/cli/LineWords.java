package dev.turnmark.cli;

import dev.turnmark.model.EventMsg;
import dev.turnmark.model.RolloutItem;
import org.jspecify.annotations.Nullable;

/** What a line without a response item says, in a few words. */
final class LineWords {

  private LineWords() {}

  static String of(RolloutItem item) {
    if (item instanceof RolloutItem.SessionMeta meta) {
      return "session " + known(meta.id()) + ", version " + known(meta.cliVersion());
    }
    if (item instanceof RolloutItem.Compacted compacted) {
      return compacted.replacementHistory() == null
          ? "compacted; Codex makes a new history itself"
          : "compacted to " + compacted.replacementHistory().size() + " items";
    }
    if (item instanceof RolloutItem.InterAgentCommunication sent) {
      return "%s to %s: %s"
          .formatted(known(sent.author()), known(sent.recipient()), words(sent.content()));
    }
    return item instanceof EventMsg event ? ofEvent(event) : "-";
  }

  private static String ofEvent(EventMsg event) {
    if (event instanceof EventMsg.ThreadRolledBack back) {
      return "takes back " + back.numTurns() + (back.numTurns() == 1 ? " turn" : " turns");
    }
    if (event instanceof EventMsg.TurnAborted aborted) {
      return "broken off: " + known(aborted.reason());
    }
    if (event instanceof EventMsg.ItemCompleted completed) {
      return TurnItemWords.inOneLine(completed.item());
    }
    return "-";
  }

  private static String known(@Nullable String text) {
    return text == null ? "unknown" : words(text);
  }

  private static String words(String text) {
    return PlainText.oneLine(PlainText.start(text));
  }
}

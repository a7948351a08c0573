package dev.turnmark.cli;

import dev.turnmark.json.RolloutRecord;
import dev.turnmark.model.EventMsg;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;

/** What a line of a rollout is called. */
final class LineName {

  private LineName() {}

  static String of(RolloutItem item) {
    if (item instanceof ResponseItem response) {
      return ItemName.of(response);
    }
    if (item instanceof EventMsg event) {
      return "event_msg (" + PlainText.oneLine(event.type()) + ")";
    }
    return PlainText.oneLine(item.lineType());
  }

  /** Whether Codex knows this kind of line. */
  static boolean known(RolloutRecord.Read line) {
    RolloutItem item = line.content().item();
    boolean named =
        !(item instanceof RolloutItem.Unknown)
            && !(item instanceof EventMsg.Other event && !event.known());
    // A line that is counted is known even if nobody here looks into it: the states of flat files.
    return named || line.index() != null;
  }
}

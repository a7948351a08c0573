package dev.turnmark.cli;

import dev.turnmark.model.ResponseItem;

/** What a response item is called: its type, and whose it is. */
final class ItemName {

  private ItemName() {}

  static String of(ResponseItem item) {
    if (item instanceof ResponseItem.Message message) {
      return item.type() + " (" + PlainText.oneLine(message.role()) + ")";
    }
    return item instanceof ResponseItem.AdditionalTools tools
        ? item.type() + " (" + PlainText.oneLine(tools.role()) + ")"
        : item.type();
  }
}

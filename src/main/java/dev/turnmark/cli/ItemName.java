package dev.turnmark.cli;

import dev.turnmark.model.ResponseItem;

/** What a response item is called: its type, and whose it is. */
final class ItemName {

  /** A role is any text; this many columns of it are enough to tell it. */
  private static final int ROLE_COLUMNS = 24;

  private ItemName() {}

  static String of(ResponseItem item) {
    if (item instanceof ResponseItem.Message message) {
      return item.type() + " (" + role(message.role()) + ")";
    }
    return item instanceof ResponseItem.AdditionalTools tools
        ? item.type() + " (" + role(tools.role()) + ")"
        : item.type();
  }

  private static String role(String role) {
    return PlainText.cut(PlainText.oneLine(role), ROLE_COLUMNS);
  }
}

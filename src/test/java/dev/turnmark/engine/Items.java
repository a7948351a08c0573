package dev.turnmark.engine;

import dev.turnmark.model.ContentItem;
import dev.turnmark.model.ContentItem.InputText;
import dev.turnmark.model.ContentItem.OutputText;
import dev.turnmark.model.ResponseItem.Message;
import java.util.List;

/** Messages that tests say often. */
final class Items {

  static final String CONTEXT = "<environment_context>\n</environment_context>";

  private Items() {}

  static Message user(String text) {
    return user(new InputText(text));
  }

  static Message user(ContentItem... content) {
    return new Message(null, "user", List.of(content), null, null);
  }

  static Message assistant(String text) {
    return new Message("msg_1", "assistant", List.of(new OutputText(text)), null, null);
  }
}

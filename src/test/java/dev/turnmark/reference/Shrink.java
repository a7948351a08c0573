package dev.turnmark.reference;

import dev.turnmark.model.ContentItem;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.ResponseItem.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Makes an item on which something fails small enough to look at. */
public final class Shrink {

  private Shrink() {}

  /** Drops content parts and halves texts as long as the item still fails. */
  public static ResponseItem smallest(ResponseItem item, Predicate<ResponseItem> fails) {
    ResponseItem smallest = item;
    boolean smaller = true;
    while (smaller) {
      smaller = false;
      for (ResponseItem candidate : smallerOnes(smallest)) {
        if (fails.test(candidate)) {
          smallest = candidate;
          smaller = true;
          break;
        }
      }
    }
    return smallest;
  }

  private static List<ResponseItem> smallerOnes(ResponseItem item) {
    List<ResponseItem> smaller = new ArrayList<>();
    if (item instanceof Message message) {
      for (int i = 0; i < message.content().size(); i++) {
        List<ContentItem> fewer = new ArrayList<>(message.content());
        ContentItem part = fewer.remove(i);
        smaller.add(with(message, fewer));
        String words = MessageParts.textOf(part);
        String text = words == null ? "" : words;
        for (int cut = (text.length() + 1) / 2; cut > 0; cut /= 2) {
          smaller.add(with(message, i, text.substring(cut)));
          smaller.add(with(message, i, text.substring(0, text.length() - cut)));
        }
      }
    }
    return smaller;
  }

  private static Message with(Message message, int place, String text) {
    List<ContentItem> content = new ArrayList<>(message.content());
    boolean given = content.get(place) instanceof ContentItem.InputText;
    content.set(place, given ? new ContentItem.InputText(text) : new ContentItem.OutputText(text));
    return with(message, content);
  }

  private static Message with(Message message, List<ContentItem> content) {
    return new Message(
        message.id(), message.role(), content, message.phase(), message.passthrough());
  }
}

package dev.turnmark.rules.facts;

import java.util.ArrayList;
import java.util.List;

/** One part of a message, at its place. */
public record Part(Item.Message message, int index, String text) {

  public static List<Part> of(Item.Message message) {
    List<Part> parts = new ArrayList<>();
    for (int i = 0; i < message.content().size(); i++) {
      parts.add(new Part(message, i, message.content().get(i)));
    }
    return parts;
  }

  public boolean hasFragment(String start, String end) {
    return text.startsWith(start) && text.endsWith(end);
  }
}

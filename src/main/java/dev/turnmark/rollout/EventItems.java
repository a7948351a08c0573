package dev.turnmark.rollout;

import dev.turnmark.fact.ItemId;
import dev.turnmark.model.AgentMessageContent;
import dev.turnmark.model.EventMsg;
import dev.turnmark.model.TurnItem;
import dev.turnmark.model.UserInput;
import dev.turnmark.model.WebSearchAction;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a person saw, from the events that told of it before there were {@code item_completed}
 * events. Reasoning comes in pieces, and is put together elsewhere.
 */
final class EventItems {

  private EventItems() {}

  /** The turn item an event would be; null when it would be none. */
  static @Nullable TurnItem of(EventMsg event) {
    if (event instanceof EventMsg.UserMessage said) {
      return new TurnItem.UserMessage("", null, content(said), Map.of());
    }
    if (event instanceof EventMsg.AgentMessage said) {
      List<AgentMessageContent> words = List.of(new AgentMessageContent.Text(text(said.message())));
      return new TurnItem.AgentMessage("", words, said.phase(), null, Map.of());
    }
    if (event instanceof EventMsg.WebSearchEnd search) {
      return TurnItem.WebSearch.of(
          ItemId.orEmpty(search.callId()),
          text(search.query()),
          Objects.requireNonNullElse(search.action(), WebSearchAction.Other.UNSPECIFIED));
    }
    if (event instanceof EventMsg.ImageGenerationEnd image) {
      return new TurnItem.ImageGeneration(
          ItemId.orEmpty(image.callId()),
          text(image.status()),
          image.revisedPrompt(),
          text(image.result()),
          image.savedPath(),
          Map.of());
    }
    return null;
  }

  private static List<UserInput> content(EventMsg.UserMessage said) {
    List<UserInput> content = new ArrayList<>();
    content.add(new UserInput.Text(text(said.message())));
    for (String url : list(said.images())) {
      content.add(new UserInput.Image(url, null, null, Map.of()));
    }
    for (String path : list(said.localImages())) {
      content.add(new UserInput.LocalImage(path, null, Map.of()));
    }
    for (String url : list(said.audio())) {
      content.add(new UserInput.Audio(url, Map.of()));
    }
    return content;
  }

  private static List<String> list(@Nullable List<String> list) {
    return list == null ? List.of() : list;
  }

  private static String text(@Nullable String text) {
    return text == null ? "" : text;
  }
}

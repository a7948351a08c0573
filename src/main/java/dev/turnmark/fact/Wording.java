package dev.turnmark.fact;

import dev.turnmark.model.AgentMessageContent;
import dev.turnmark.model.ContentItem;
import dev.turnmark.model.HookPromptFragment;
import dev.turnmark.model.Internal;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.TurnItem;
import dev.turnmark.model.UserInput;
import java.util.ArrayList;
import java.util.List;

/** All the words of an item, in one text; of pictures and sounds nothing. */
@Internal
public final class Wording {

  private Wording() {}

  /** The words that a message was given, context and labels included. */
  public static String of(Message message) {
    StringBuilder words = new StringBuilder();
    for (ContentItem part : message.content()) {
      if (part instanceof ContentItem.InputText input) {
        words.append(input.text());
      }
    }
    return words.toString();
  }

  /** The words of a turn item that response items become; of any other nothing. */
  public static String of(TurnItem item) {
    StringBuilder words = new StringBuilder();
    if (item instanceof TurnItem.UserMessage message) {
      message.content().forEach(part -> words.append(of(part)));
    } else if (item instanceof TurnItem.AgentMessage message) {
      message.content().forEach(part -> words.append(of(part)));
    } else if (item instanceof TurnItem.HookPrompt prompt) {
      prompt.fragments().stream().map(HookPromptFragment::text).forEach(words::append);
    } else if (item instanceof TurnItem.Reasoning thought) {
      thought.summaryText().forEach(words::append);
    } else if (item instanceof TurnItem.WebSearch search) {
      words.append(search.query());
    }
    return words.toString();
  }

  /** The content of a message as events tell it: the words in one text, and then the rest. */
  static List<UserInput> inOneText(List<UserInput> content) {
    List<UserInput> told = new ArrayList<>();
    StringBuilder words = new StringBuilder();
    for (UserInput part : content) {
      if (part instanceof UserInput.Text text) {
        words.append(text.text());
      } else {
        told.add(part);
      }
    }
    told.add(0, new UserInput.Text(words.toString()));
    return told;
  }

  private static String of(UserInput part) {
    return part instanceof UserInput.Text text ? text.text() : "";
  }

  private static String of(AgentMessageContent part) {
    return part instanceof AgentMessageContent.Text text ? text.text() : "";
  }
}

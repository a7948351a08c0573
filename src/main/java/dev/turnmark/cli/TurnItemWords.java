package dev.turnmark.cli;

import dev.turnmark.model.AgentMessageContent;
import dev.turnmark.model.HookPromptFragment;
import dev.turnmark.model.TurnItem;
import dev.turnmark.model.UserInput;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words of a turn item, piece by piece, as a person would see them. */
final class TurnItemWords {

  private TurnItemWords() {}

  /** Its kind and its words. */
  static String inOneLine(TurnItem item) {
    String words =
        of(item).stream()
            .map(text -> PlainText.oneLine(PlainText.start(text)))
            .collect(Collectors.joining(" "));
    return words.isEmpty() ? item.type() : item.type() + ": " + words;
  }

  static List<String> of(TurnItem item) {
    if (item instanceof TurnItem.UserMessage message) {
      return message.content().stream().map(TurnItemWords::input).toList();
    }
    if (item instanceof TurnItem.HookPrompt prompt) {
      return prompt.fragments().stream().map(HookPromptFragment::text).toList();
    }
    if (item instanceof TurnItem.AgentMessage message) {
      return message.content().stream().map(TurnItemWords::said).toList();
    }
    if (item instanceof TurnItem.Reasoning thought) {
      return Stream.concat(thought.summaryText().stream(), thought.rawContent().stream()).toList();
    }
    if (item instanceof TurnItem.WebSearch search) {
      return List.of(search.query());
    }
    if (item instanceof TurnItem.ImageGeneration image) {
      return Stream.ofNullable(image.revisedPrompt()).toList();
    }
    // Deliberate: the other kinds say what tools did, and no response item becomes one of them.
    return List.of();
  }

  private static String input(UserInput input) {
    return input instanceof UserInput.Text words ? words.text() : "[" + input.type() + "]";
  }

  private static String said(AgentMessageContent content) {
    return content instanceof AgentMessageContent.Text words
        ? words.text()
        : "[" + content.type() + "]";
  }
}

package dev.turnmark.reference;

import dev.turnmark.model.AgentMessageInput;
import dev.turnmark.model.ContentItem;
import dev.turnmark.model.Json;
import dev.turnmark.model.LocalShellAction;
import dev.turnmark.model.Passthrough;
import dev.turnmark.model.ReasoningContent;
import dev.turnmark.model.ReasoningSummary;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.ToolOutput;
import dev.turnmark.model.WebSearchAction;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An endless stream of items of all kinds, the same for the same seed: mostly messages, with texts
 * that are, or nearly are, what Codex looks for.
 */
public final class RandomItems {

  private static final String[] ODD_ROLES = {
    "User",
    "USER",
    "user ",
    "Assistant",
    "ASSISTANT",
    "Developer",
    "system",
    "tool",
    "",
    "u\u017Fer",
    "critic",
  };

  private final RandomChoice choice;
  private final RandomTexts texts;
  private final RandomContent contents;
  private ResponseItem last = new ResponseItem.Other();

  public RandomItems(long seed) {
    choice = new RandomChoice(seed);
    texts = new RandomTexts(choice);
    contents = new RandomContent(choice, texts);
  }

  public ResponseItem next() {
    last = choice.percent(3) && last instanceof Message message ? twin(message) : fresh();
    return last;
  }

  /** An item that is equal, and another. */
  private static Message twin(Message message) {
    return new Message(
        message.id(), message.role(), message.content(), message.phase(), message.passthrough());
  }

  private ResponseItem fresh() {
    int kind = choice.below(100);
    if (kind < 45) {
      return message("user", contents.ofUser());
    }
    if (kind < 62) {
      return message("assistant", contents.ofAssistant());
    }
    if (kind < 72) {
      return message("developer", contents.ofDeveloper());
    }
    if (kind < 78) {
      return message(choice.of(ODD_ROLES), contents.ofAny());
    }
    return kind < 90 ? shown() : tool();
  }

  private Message message(String role, List<ContentItem> content) {
    return new Message(
        id(), role, content, choice.percent(60) ? null : phase(), passthrough(content.size()));
  }

  private String phase() {
    return choice.of("commentary", "final_answer", "analysis", "");
  }

  private ResponseItem shown() {
    return switch (choice.below(4)) {
      case 0 ->
          new ResponseItem.Reasoning(
              id(), summary(), choice.percent(40) ? null : thoughts(), maybe("e"), passthrough(0));
      case 1 -> new ResponseItem.WebSearchCall(id(), maybe("completed"), action(), passthrough(0));
      case 2 ->
          new ResponseItem.ImageGenerationCall(
              id(), "completed", maybe("a cat"), texts.plain(), passthrough(0));
      default ->
          new ResponseItem.AgentMessage(
              id(), "/root", choice.of("/root/worker", "anybody"), agentInput(), passthrough(0));
    };
  }

  private ResponseItem tool() {
    Json json = new Json(choice.of("{}", "[1]", "null"));
    return switch (choice.below(13)) {
      case 0 -> new ResponseItem.AdditionalTools(id(), "developer", List.of(json));
      case 1 -> new ResponseItem.LocalShellCall(id(), maybe("c"), "completed", shell(), null);
      case 2 ->
          new ResponseItem.FunctionCall(
              id(),
              "f",
              maybe("n"),
              texts.any(),
              choice.percent(50) ? null : List.of("e"),
              "c",
              null);
      case 3 -> new ResponseItem.FunctionCallOutput(id(), maybe("c"), output(), passthrough(0));
      case 4 ->
          new ResponseItem.CustomToolCall(
              id(), maybe("completed"), "c", "t", maybe("n"), texts.any(), null);
      case 5 -> new ResponseItem.CustomToolCallOutput(id(), "c", maybe("t"), output(), null);
      case 6 -> new ResponseItem.ToolSearchCall(id(), maybe("c"), maybe("s"), "client", json, null);
      case 7 ->
          new ResponseItem.ToolSearchOutput(id(), maybe("c"), "s", "client", List.of(json), null);
      case 8 -> new ResponseItem.Compaction(id(), texts.any(), passthrough(0));
      case 9 -> new ResponseItem.ContextCompaction(id(), maybe("e"), passthrough(0));
      case 10, 11 -> new ResponseItem.CompactionTrigger();
      default -> new ResponseItem.Other();
    };
  }

  private List<ReasoningSummary> summary() {
    List<ReasoningSummary> parts = new ArrayList<>();
    for (int n = choice.below(3); n > 0; n--) {
      parts.add(
          choice.percent(90)
              ? new ReasoningSummary.SummaryText(texts.any())
              : new ReasoningSummary.Unknown("summary_image", Map.of()));
    }
    return parts;
  }

  private List<ReasoningContent> thoughts() {
    List<ReasoningContent> parts = new ArrayList<>();
    for (int n = choice.below(4); n > 0; n--) {
      parts.add(
          switch (choice.below(5)) {
            case 0, 1 -> new ReasoningContent.ReasoningText(texts.any());
            case 2, 3 -> new ReasoningContent.Text(texts.any());
            default -> new ReasoningContent.Unknown("foo", Map.of("text", new Json("\"x\"")));
          });
    }
    return parts;
  }

  private @Nullable WebSearchAction action() {
    return switch (choice.below(6)) {
      case 0 -> null;
      case 1 ->
          new WebSearchAction.OpenPage(maybe(choice.of("", "https://example.test")), Map.of());
      case 2 ->
          new WebSearchAction.FindInPage(
              maybe(choice.of("", "https://example.test")), maybe(choice.of("", "it's")), Map.of());
      case 3 -> WebSearchAction.Other.UNSPECIFIED;
      default -> new WebSearchAction.Search(maybe(choice.of("", " ", "q")), queries(), Map.of());
    };
  }

  private @Nullable List<String> queries() {
    return switch (choice.below(6)) {
      case 0 -> null;
      case 1 -> List.of();
      case 2 -> List.of(choice.of("", "a"));
      case 3 -> List.of("", "b");
      default -> List.of(choice.of("a", "a ..."), "b");
    };
  }

  private List<AgentMessageInput> agentInput() {
    return switch (choice.below(4)) {
      case 0 -> List.of();
      case 1 -> List.of(new AgentMessageInput.EncryptedContent("e"));
      case 2 -> List.of(new AgentMessageInput.Unknown("input_video", Map.of()));
      default -> List.of(new AgentMessageInput.InputText(texts.any()));
    };
  }

  private LocalShellAction shell() {
    return choice.percent(50)
        ? new LocalShellAction.Exec(List.of("ls"), Map.of())
        : new LocalShellAction.Unknown("spawn", Map.of());
  }

  private ToolOutput output() {
    return choice.percent(50)
        ? new ToolOutput.Text(texts.any())
        : new ToolOutput.Parts(List.of(new ToolOutput.InputText(texts.any())));
  }

  private @Nullable Passthrough passthrough(int parts) {
    if (choice.percent(70)) {
      return null;
    }
    List<String> kinds = new ArrayList<>();
    for (int n = choice.percent(80) ? parts : choice.below(3); n > 0; n--) {
      kinds.add(choice.of("user.text", "unknown", "skills.selected_skill_instructions"));
    }
    return new Passthrough(maybe("turn-1"), choice.percent(50) ? null : kinds);
  }

  private @Nullable String id() {
    return switch (choice.below(4)) {
      case 0 -> null;
      case 1 -> "";
      default -> "id_" + choice.below(100);
    };
  }

  private @Nullable String maybe(String text) {
    return choice.percent(50) ? text : null;
  }
}

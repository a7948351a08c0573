package dev.turnmark.reference;

import com.fasterxml.jackson.databind.JsonNode;
import dev.turnmark.model.AgentMessageInput;
import dev.turnmark.model.ContentItem;
import dev.turnmark.model.ReasoningContent;
import dev.turnmark.model.ReasoningSummary;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.WebSearchAction;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Makes items of JSON, as far as decisions depend on them: an item of which nothing is ever shown
 * comes out as {@link ResponseItem.Other}.
 */
final class ItemReader {

  private ItemReader() {}

  static ResponseItem item(JsonNode json) {
    String id = text(json, "id");
    return switch (json.path("type").asText()) {
      case "message" ->
          new ResponseItem.Message(
              id,
              json.path("role").asText(),
              list(json.path("content"), ItemReader::part),
              text(json, "phase"),
              null);
      case "agent_message" ->
          new ResponseItem.AgentMessage(
              id,
              json.path("author").asText(),
              json.path("recipient").asText(),
              list(json.path("content"), ItemReader::agentInput),
              null);
      case "reasoning" ->
          new ResponseItem.Reasoning(
              id,
              list(json.path("summary"), ItemReader::summary),
              list(json.path("content"), ItemReader::thought),
              null,
              null);
      case "web_search_call" ->
          new ResponseItem.WebSearchCall(
              id, text(json, "status"), action(json.path("action")), null);
      case "image_generation_call" ->
          new ResponseItem.ImageGenerationCall(
              id,
              json.path("status").asText(),
              text(json, "revised_prompt"),
              json.path("result").asText(),
              null);
      case "compaction", "compaction_summary" -> new ResponseItem.Compaction(id, "", null);
      case "compaction_trigger" -> new ResponseItem.CompactionTrigger();
      default -> new ResponseItem.Other();
    };
  }

  private static ContentItem part(JsonNode json) {
    String type = json.path("type").asText();
    String text = json.path("text").asText();
    return switch (type) {
      case "input_text" -> new ContentItem.InputText(text);
      case "output_text" -> new ContentItem.OutputText(text);
      case "input_image" ->
          new ContentItem.InputImage(
              text(json, "image_url"), text(json, "file_id"), text(json, "detail"));
      case "input_audio" -> new ContentItem.InputAudio(json.path("audio_url").asText());
      default -> new ContentItem.Unknown(type, Map.of());
    };
  }

  private static AgentMessageInput agentInput(JsonNode json) {
    return new AgentMessageInput.InputText(json.path("text").asText());
  }

  private static ReasoningSummary summary(JsonNode json) {
    return new ReasoningSummary.SummaryText(json.path("text").asText());
  }

  private static ReasoningContent thought(JsonNode json) {
    String type = json.path("type").asText();
    String text = json.path("text").asText();
    return switch (type) {
      case "reasoning_text" -> new ReasoningContent.ReasoningText(text);
      case "text" -> new ReasoningContent.Text(text);
      default -> new ReasoningContent.Unknown(type, Map.of());
    };
  }

  private static @Nullable WebSearchAction action(JsonNode json) {
    return switch (json.path("type").asText()) {
      case "" -> null;
      case "search" ->
          new WebSearchAction.Search(
              text(json, "query"),
              json.has("queries") ? list(json.path("queries"), JsonNode::asText) : null,
              Map.of());
      case "open_page" -> new WebSearchAction.OpenPage(text(json, "url"), Map.of());
      case "find_in_page" ->
          new WebSearchAction.FindInPage(text(json, "url"), text(json, "pattern"), Map.of());
      default -> WebSearchAction.Other.UNSPECIFIED;
    };
  }

  private static <T> List<T> list(JsonNode array, Function<JsonNode, T> each) {
    List<T> values = new ArrayList<>();
    array.forEach(json -> values.add(each.apply(json)));
    return values;
  }

  private static @Nullable String text(JsonNode json, String field) {
    return json.path(field).isTextual() ? json.path(field).asText() : null;
  }
}

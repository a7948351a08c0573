package dev.turnmark.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.CodexRules;
import dev.turnmark.audit.Decision;
import dev.turnmark.fact.Session;
import dev.turnmark.model.AgentMessageInput;
import dev.turnmark.model.ReasoningContent;
import dev.turnmark.model.ReasoningSummary;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.TurnItem;
import dev.turnmark.model.WebSearchAction;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Three readers of one item, side by side: what is shown, what opens a turn, what is written. */
class ConsumersTest {

  private static final Path GOLDEN = Path.of("src/test/resources/golden/consumers.md");
  private static final String ENVELOPE =
      "{\"author\":\"/root\",\"recipient\":\"/root/scout\",\"content\":\"Look.\",\"trigger_turn\":true}";

  @Test
  void eachKindOfItemIsSeenByEachReaderAsTheTableSays() throws IOException {
    try (Classifier classifier = Classifier.of(CodexRules.LOADED)) {
      StringBuilder table =
          new StringBuilder(
              """
              | item | turn item | turn boundary | rollout type | durable |
              |---|---|---|---|---|
              """);
      items()
          .forEach(
              (name, item) ->
                  table.append(
                      row(name, classifier.classify(item, Session.UNKNOWN, () -> "fresh"))));
      assertThat(table).hasToString(Files.readString(GOLDEN));
    }
  }

  private static String row(String name, Decision decision) {
    TurnItem turnItem = decision.turnItem();
    return "| %s | %s | %s | %s | %s |\n"
        .formatted(
            name,
            turnItem == null ? "none" : turnItem.type() + " `" + turnItem.id() + "`",
            decision.marks().contains("turn_boundary") ? "yes" : "no",
            decision.rolloutType(),
            decision.durable() ? "yes" : "no");
  }

  private static Map<String, ResponseItem> items() {
    Map<String, ResponseItem> items = new LinkedHashMap<>();
    items.put("ordinary user message", Items.user("Fix the footer"));
    items.put("contextual user message", Items.user(Items.CONTEXT));
    items.put("hook prompt", Items.user("<hook_prompt hook_run_id=\"r1\">Test it.</hook_prompt>"));
    items.put("assistant message", Items.assistant("Done."));
    items.put("assistant message with an inter-agent envelope", Items.assistant(ENVELOPE));
    items.put(
        "agent_message",
        new ResponseItem.AgentMessage(
            "am_1",
            "/root",
            "/root/scout",
            List.of(new AgentMessageInput.InputText("Look.")),
            null));
    items.put("reasoning", reasoning("rs_1"));
    items.put("reasoning without an id", reasoning(null));
    items.put(
        "web search",
        new ResponseItem.WebSearchCall(
            "ws_1",
            "completed",
            new WebSearchAction.OpenPage("https://example.test/", Map.of()),
            null));
    items.put("image generation", image("ig_1"));
    items.put("image generation without an id", image(null));
    items.put("compaction trigger", new ResponseItem.CompactionTrigger());
    items.put("unknown item", new ResponseItem.Other());
    return items;
  }

  private static ResponseItem reasoning(@Nullable String id) {
    return new ResponseItem.Reasoning(
        id,
        List.of(new ReasoningSummary.SummaryText("first")),
        List.of(new ReasoningContent.ReasoningText("raw")),
        null,
        null);
  }

  private static ResponseItem image(@Nullable String id) {
    return new ResponseItem.ImageGenerationCall(id, "completed", null, "iVBORw0KGgo=", null);
  }
}

package dev.turnmark.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.CodexRules;
import dev.turnmark.audit.Contextual;
import dev.turnmark.audit.Decision;
import dev.turnmark.fact.Session;
import dev.turnmark.model.ContentItem;
import dev.turnmark.model.ContentItem.InputImage;
import dev.turnmark.model.ContentItem.InputText;
import dev.turnmark.model.HookPromptFragment;
import dev.turnmark.model.ReasoningContent;
import dev.turnmark.model.ReasoningSummary;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.TurnItem;
import dev.turnmark.model.UserInput;
import dev.turnmark.model.WebSearchAction;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Tests that Codex has as well, under the names they have there.
 *
 * <p>Upstream: {@code core/src/event_mapping_tests.rs}.
 */
@SuppressWarnings("checkstyle:MethodName") // Deliberate: upstream's names keep upstream's spelling.
class UpstreamTest {

  private static Classifier classifier;

  @BeforeAll
  static void loadTheRules() {
    classifier = Classifier.of(CodexRules.LOADED);
  }

  @AfterAll
  static void close() {
    classifier.close();
  }

  @Test
  void parses_user_message_with_text_and_two_images() {
    InputImage one = new InputImage("https://example.test/one.png", null, "high");
    InputImage two = new InputImage("https://example.test/two.jpg", null, null);

    Decision decision = decide(user(new InputText("compare these"), one, two));

    assertThat(decision.turnItem())
        .isEqualTo(
            new TurnItem.UserMessage(
                "fresh",
                null,
                List.of(
                    new UserInput.Text("compare these"),
                    new UserInput.Image(one),
                    new UserInput.Image(two)),
                Map.of()));
    assertThat(decision.marks()).containsExactly("user_message", "turn_boundary", "fork_turn");
  }

  @Test
  void parses_hook_prompt_and_hides_other_contextual_fragments() {
    Message message =
        new Message(
            "msg_1",
            "user",
            List.of(
                new InputText("<environment_context>\n</environment_context>"),
                new InputText(
                    "<hook_prompt hook_run_id=\"run-7\">Run it &amp; look.</hook_prompt>")),
            null,
            null);

    Decision decision = decide(message);

    assertThat(decision.turnItem())
        .isEqualTo(
            new TurnItem.HookPrompt(
                "msg_1", List.of(new HookPromptFragment("Run it & look.", "run-7")), Map.of()));
    assertThat(decision.marks()).isEmpty();
    assertThat(decision.contextual()).isEqualTo(Contextual.ALL);
  }

  @Test
  void internal_model_context_does_not_parse_as_visible_turn_item() {
    Decision decision =
        decide(
            user(
                new InputText(
                    "<codex_internal_context source=\"goal\">\nGo on.\n</codex_internal_context>")));

    assertThat(decision.turnItem()).isNull();
    assertThat(decision.marks()).isEmpty();
  }

  @Test
  void parses_reasoning_including_raw_content() {
    Decision decision =
        decide(
            new ResponseItem.Reasoning(
                "rs_1",
                List.of(
                    new ReasoningSummary.SummaryText("first"),
                    new ReasoningSummary.SummaryText("second")),
                List.of(
                    new ReasoningContent.ReasoningText("raw"), new ReasoningContent.Text("plain")),
                null,
                null));

    assertThat(decision.turnItem())
        .isEqualTo(
            new TurnItem.Reasoning(
                "rs_1", List.of("first", "second"), List.of("raw", "plain"), Map.of()));
  }

  @Test
  void parses_partial_web_search_call_without_action_as_other() {
    Decision decision = decide(new ResponseItem.WebSearchCall("ws_1", "in_progress", null, null));

    assertThat(decision.turnItem())
        .isEqualTo(
            new TurnItem.WebSearch("ws_1", "", WebSearchAction.Other.UNSPECIFIED, null, Map.of()));
  }

  private static Decision decide(ResponseItem item) {
    return classifier.classify(item, Session.UNKNOWN, () -> "fresh");
  }

  private static Message user(ContentItem... content) {
    return new Message(null, "user", List.of(content), null, null);
  }
}

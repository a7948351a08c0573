package dev.turnmark.rollout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.model.EventMsg;
import dev.turnmark.model.Json;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.TurnItem;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Which lines tell something of the conversation. */
class TellingLineTest {

  @ParameterizedTest
  @MethodSource("lines")
  void aLineTellsOfTheConversationOrNot(String label, boolean telling, RolloutItem item) {
    assertThat(TellingLine.is(item)).as(label).isEqualTo(telling);
  }

  static List<Arguments> lines() {
    return Stream.concat(records(), events()).toList();
  }

  private static Stream<Arguments> records() {
    return Stream.of(
        line("response.compaction_trigger", false, new ResponseItem.CompactionTrigger()),
        line("response.other", false, new ResponseItem.Other()),
        line(
            "session_meta",
            true,
            new RolloutItem.SessionMeta(
                null, null, null, null, null, null, null, null, null, null, null, null, null,
                null)),
        line(
            "inter_agent_communication",
            true,
            new RolloutItem.InterAgentCommunication(null, "/root", "/root", null, "", null, false)),
        line(
            "inter_agent_communication_metadata",
            true,
            new RolloutItem.InterAgentCommunicationMetadata(true)),
        line("compacted", true, new RolloutItem.Compacted("", null)),
        line(
            "turn_context", false, new RolloutItem.TurnContext(null, null, null, null, null, null)),
        line("world_state", false, new RolloutItem.WorldState(true, new Json("{}"))),
        line("rollout_reference", true, new RolloutItem.RolloutReference(null)),
        line("brand_new", true, new RolloutItem.Unknown("brand_new")));
  }

  private static Stream<Arguments> events() {
    return Stream.of(
        line("event.thread_rolled_back", true, new EventMsg.ThreadRolledBack(1)),
        line("event.user_message", false, new EventMsg.UserMessage("")),
        line("event.agent_message", false, new EventMsg.AgentMessage("")),
        line("event.agent_reasoning", false, new EventMsg.AgentReasoning("")),
        line("event.agent_reasoning_raw_content", false, new EventMsg.AgentReasoningRawContent("")),
        line("event.web_search_end", false, new EventMsg.WebSearchEnd("w", "q", null)),
        line(
            "event.image_generation_end",
            false,
            new EventMsg.ImageGenerationEnd("i", "completed", null, "", null)),
        line("event.task_started", true, new EventMsg.TaskStarted("t")),
        line("event.task_complete", true, new EventMsg.TaskComplete("t")),
        line("event.turn_aborted", true, new EventMsg.TurnAborted("t", "interrupted")),
        line("event.context_compacted", true, new EventMsg.ContextCompacted()),
        line("event.token_count", false, new EventMsg.Other("token_count", true)),
        line("event.brand_new", true, new EventMsg.Other("brand_new", false)),
        line(
            "event.item_completed.entered_review_mode",
            true,
            new EventMsg.ItemCompleted(
                null, null, new TurnItem.EnteredReviewMode("i", new Json("{}"), "", Map.of()))),
        line(
            "event.item_completed.plan",
            true,
            new EventMsg.ItemCompleted(null, null, new TurnItem.Plan("i", "", Map.of()))));
  }

  private static Arguments line(String label, boolean telling, RolloutItem item) {
    return Arguments.of(label, telling, item);
  }
}

package dev.turnmark.rollout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.audit.Contextual;
import dev.turnmark.model.EventMsg;
import dev.turnmark.model.Passthrough;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.TurnItem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class LineContextsTest {

  @Test
  void aLineStandsInTheTurnThatOpenedLast() {
    assertThat(
            contexts(
                other(new EventMsg.TaskStarted("t1")),
                user("msg_1", null),
                other(new EventMsg.TaskComplete("t1")),
                other(new EventMsg.Other("token_count", true)),
                other(new EventMsg.TaskStarted("t2")),
                user(null, "t9"),
                other(
                    new EventMsg.ItemCompleted(
                        null, "t9", new TurnItem.Plan("plan_1", "", Map.of()))),
                other(new EventMsg.TurnAborted("t2", "interrupted")),
                other(new EventMsg.TaskComplete("t8"))))
        .containsExactly(
            new LineContext(null, "t1", null),
            new LineContext(1, "t1", "msg_1"),
            new LineContext(1, "t1", null),
            new LineContext(1, null, null),
            new LineContext(1, "t2", null),
            new LineContext(2, "t9", null),
            new LineContext(2, "t9", "plan_1"),
            new LineContext(2, "t2", null),
            new LineContext(2, "t8", null));
  }

  @Test
  void aMessageBetweenAgentsHasTheIdItWasSentWith() {
    assertThat(
            contexts(
                other(
                    new RolloutItem.InterAgentCommunication(
                        "sent_1", "/root", "/root/scout", null, "", null, false))))
        .containsExactly(new LineContext(null, null, "sent_1"));
  }

  private static List<LineContext> contexts(Judgement... judgements) {
    LineContexts contexts = new LineContexts();
    List<LineContext> found = new ArrayList<>();
    for (Judgement judgement : judgements) {
      found.add(contexts.next(new JudgedLine(found.size() + 1, found.size(), judgement)));
    }
    return found;
  }

  private static Judgement user(@Nullable String id, @Nullable String turnId) {
    Passthrough noted = turnId == null ? null : new Passthrough(turnId, null);
    return new Judgement(
        new Message(id, "user", List.of(), null, noted),
        List.of("turn_boundary"),
        true,
        Contextual.NONE,
        null,
        "");
  }

  private static Judgement other(RolloutItem item) {
    return new Judgement(item, List.of(), false, Contextual.NONE, null, "");
  }
}

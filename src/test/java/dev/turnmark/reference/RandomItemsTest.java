package dev.turnmark.reference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.model.ContentItem;
import dev.turnmark.model.ContentItem.InputText;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.TurnItem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class RandomItemsTest {

  private static final int ITEMS = 20_000;

  private final Map<String, Integer> counts = new TreeMap<>();

  @Test
  void theSameSeedGivesTheSameItems() {
    RandomItems one = new RandomItems(7);
    RandomItems other = new RandomItems(7);

    for (int i = 0; i < 2_000; i++) {
      assertThat(one.next()).isEqualTo(other.next());
    }
  }

  @Test
  void anItemIsNowAndThenFollowedByItsEqualButNeverByItself() {
    RandomItems items = new RandomItems(7);
    int equal = 0;
    ResponseItem last = items.next();
    for (int i = 0; i < 2_000; i++) {
      ResponseItem item = items.next();
      assertThat(item).isNotSameAs(last);
      equal += item instanceof Message && item.equals(last) ? 1 : 0;
      last = item;
    }
    assertThat(equal).isGreaterThan(20);
  }

  @Test
  void everyOutcomeOccursOften() {
    RandomItems items = new RandomItems(1);
    for (int i = 0; i < ITEMS; i++) {
      count(items.next());
    }

    assertThat(outcomes())
        .allSatisfy(
            outcome ->
                assertThat(counts.getOrDefault(outcome, 0)).as(outcome).isGreaterThanOrEqualTo(20));
  }

  private void count(ResponseItem item) {
    ReferenceDecision decision = ReferenceMapping.decide(item);
    add(decision.rolloutType());
    add("durable " + decision.durable());
    add("boundary " + decision.turnBoundary());
    add("user message " + decision.userMessage());
    add("fork turn " + decision.forkTurn());
    TurnItem shown = decision.turnItem();
    add(item.type() + " shows " + (shown == null ? "nothing" : shown.type()));
    if (item instanceof Message message) {
      add(message.role() + " contextual " + decision.contextual());
      for (int i = 0; i < message.content().size(); i++) {
        count(message, i, decision.parts().get(i));
      }
    }
  }

  private void count(Message message, int place, Verdict verdict) {
    ContentItem part = message.content().get(place);
    add(message.role() + " " + part.type() + " " + verdict);
    if (!(part instanceof InputText input)) {
      return;
    }
    String text = input.text();
    if (message.role().equals("user")) {
      add("fragment " + ContextFragments.nameOf(text));
      boolean hook = text.contains("hook_run_id");
      add(hook ? "hook prompt " + (verdict == Verdict.HOOK_PROMPT) : "no hook prompt");
      for (RandomMarkers.Marker marker : RandomMarkers.USER) {
        if (verdict == Verdict.KEPT && text.contains(marker.open())) {
          add("kept with " + marker.open());
        }
      }
    }
    if (message.role().equals("developer")) {
      add("prefix " + ContextFragments.developerPrefixOf(text));
    }
    if (message.role().equals("assistant") && message.content().size() == 1) {
      add("envelope " + InterAgentEnvelope.read(text));
      add(text.contains("author") ? "near envelope" : "other words");
    }
  }

  private void add(String outcome) {
    counts.merge(outcome, 1, Integer::sum);
  }

  private static List<String> outcomes() {
    List<String> outcomes = new ArrayList<>();
    for (Class<?> kind : ResponseItem.class.getPermittedSubclasses()) {
      outcomes.add("response." + kind.getAnnotation(dev.turnmark.model.TypeTag.class).value()[0]);
    }
    for (String claim :
        List.of("durable", "boundary", "user message", "fork turn", "hook prompt")) {
      outcomes.add(claim + " true");
      outcomes.add(claim + " false");
    }
    outcomes.addAll(
        List.of(
            "message shows UserMessage",
            "message shows HookPrompt",
            "message shows AgentMessage",
            "message shows nothing",
            "reasoning shows Reasoning",
            "web_search_call shows WebSearch",
            "image_generation_call shows ImageGeneration",
            "image_generation_call shows nothing"));
    for (Contextual contextual : Contextual.values()) {
      outcomes.add("user contextual " + contextual);
      outcomes.add("developer contextual " + contextual);
    }
    for (Verdict verdict :
        List.of(Verdict.KEPT, Verdict.LABEL, Verdict.CONTEXT, Verdict.HOOK_PROMPT)) {
      outcomes.add("user input_text " + verdict);
    }
    outcomes.addAll(
        List.of(
            "user input_image KEPT",
            "user input_audio KEPT",
            "user output_text DROPPED",
            "user input_video DROPPED",
            "assistant input_text KEPT",
            "assistant output_text KEPT",
            "assistant input_image DROPPED",
            "developer input_text CONTEXT",
            "developer input_text DROPPED",
            "developer output_text DROPPED"));
    ContextFragments.names().forEach(name -> outcomes.add("fragment " + name));
    ContextFragments.DEVELOPER_PREFIXES.forEach(prefix -> outcomes.add("prefix " + prefix));
    RandomMarkers.USER.forEach(marker -> outcomes.add("kept with " + marker.open()));
    for (InterAgentEnvelope envelope : InterAgentEnvelope.values()) {
      outcomes.add("envelope " + envelope);
    }
    return outcomes;
  }
}

package dev.turnmark.fact;

import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.TurnItem;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Finds everything in which the two sides of a comparison are not the same. */
final class Differences {

  private final Comparison comparison;
  private final List<Difference> found = new ArrayList<>();

  Differences(Comparison comparison) {
    this.comparison = comparison;
    TurnItem shown = comparison.shown();
    TurnItem recorded = comparison.recorded();
    if (shown instanceof TurnItem.UserMessage s && recorded instanceof TurnItem.UserMessage r) {
      userMessage(s, r);
    } else if (shown instanceof TurnItem.AgentMessage s
        && recorded instanceof TurnItem.AgentMessage r) {
      agentMessage(s, r);
    } else if (shown instanceof TurnItem.HookPrompt s
        && recorded instanceof TurnItem.HookPrompt r) {
      id(s, r);
      compare("fragments", s.fragments(), r.fragments());
      compare("extra", s.extra(), r.extra());
    } else if (shown instanceof TurnItem.Reasoning s && recorded instanceof TurnItem.Reasoning r) {
      reasoning(s, r);
    } else if (shown instanceof TurnItem.WebSearch s && recorded instanceof TurnItem.WebSearch r) {
      webSearch(s, r);
    } else if (shown instanceof TurnItem.ImageGeneration s
        && recorded instanceof TurnItem.ImageGeneration r) {
      imageGeneration(s, r);
    } else {
      // One side is missing, or they are of different kinds.
      compare("item", shown, recorded);
    }
  }

  List<Difference> found() {
    return List.copyOf(found);
  }

  private void userMessage(TurnItem.UserMessage shown, TurnItem.UserMessage recorded) {
    compare("client_id", shown.clientId(), recorded.clientId());
    ContentDifferences content = new ContentDifferences(this::compare);
    if (byEvent()) {
      content.compare(Wording.inOneText(shown.content()), Wording.inOneText(recorded.content()));
    } else {
      content.compare(shown.content(), recorded.content());
    }
    compare("extra", shown.extra(), recorded.extra());
  }

  private void agentMessage(TurnItem.AgentMessage shown, TurnItem.AgentMessage recorded) {
    id(shown, recorded);
    if (byEvent()) {
      compare("part", Wording.of(shown), Wording.of(recorded));
    } else {
      int parts = Math.max(shown.content().size(), recorded.content().size());
      for (int i = 0; i < parts; i++) {
        compare("part", at(shown.content(), i), at(recorded.content(), i));
      }
    }
    compare("phase", shown.phase(), recorded.phase());
    compare("memory_citation", shown.memoryCitation(), recorded.memoryCitation());
    compare("extra", shown.extra(), recorded.extra());
  }

  private void reasoning(TurnItem.Reasoning shown, TurnItem.Reasoning recorded) {
    id(shown, recorded);
    compare("summary_text", shown.summaryText(), recorded.summaryText());
    compare("raw_content", shown.rawContent(), recorded.rawContent());
    compare("extra", shown.extra(), recorded.extra());
  }

  private void webSearch(TurnItem.WebSearch shown, TurnItem.WebSearch recorded) {
    id(shown, recorded);
    compare("query", shown.query(), recorded.query());
    compare("action", shown.action(), recorded.action());
    compare("results", shown.results(), recorded.results());
    compare("extra", shown.extra(), recorded.extra());
  }

  private void imageGeneration(TurnItem.ImageGeneration shown, TurnItem.ImageGeneration recorded) {
    id(shown, recorded);
    compare("status", shown.status(), recorded.status());
    compare("revised_prompt", shown.revisedPrompt(), recorded.revisedPrompt());
    compare("result", shown.result(), recorded.result());
    compare("saved_path", shown.savedPath(), recorded.savedPath());
    compare("extra", shown.extra(), recorded.extra());
  }

  private boolean byEvent() {
    return comparison.setting().recording().equals(Setting.EVENTS);
  }

  /** An event has no id, and an id that was made up for an item without one says nothing. */
  private void id(TurnItem shown, TurnItem recorded) {
    ResponseItem item = comparison.item();
    boolean madeUp = item instanceof ResponseItem.Message message && message.id() == null;
    if (!recorded.id().isEmpty() && !madeUp) {
      compare("id", shown.id(), recorded.id());
    }
  }

  private static <T> @Nullable T at(List<T> list, int index) {
    return index < list.size() ? list.get(index) : null;
  }

  private void compare(String aspect, @Nullable Object shown, @Nullable Object recorded) {
    if (!Objects.equals(shown, recorded)) {
      found.add(new Difference(comparison, aspect, shown, recorded));
    }
  }
}

package dev.turnmark.reference;

import dev.turnmark.model.AgentMessageContent;
import dev.turnmark.model.ContentItem;
import dev.turnmark.model.HookPromptFragment;
import dev.turnmark.model.ReasoningContent;
import dev.turnmark.model.ReasoningSummary;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.TurnItem;
import dev.turnmark.model.UserInput;
import dev.turnmark.model.WebSearchAction;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What Codex decides about an item, without rules.
 *
 * <p>Upstream: {@code core/src/event_mapping.rs :: parse_turn_item}, {@code
 * core/src/context_manager/history.rs :: is_user_turn_boundary}, {@code rollout/src/policy.rs}.
 */
public final class ReferenceMapping {

  /** Stands for an id that Codex makes up. */
  public static final String FRESH_ID = "<uuid>";

  private ReferenceMapping() {}

  public static ReferenceDecision decide(ResponseItem item) {
    List<Verdict> parts =
        item instanceof Message message ? MessageParts.verdicts(message) : List.of();
    Contextual contextual = contextual(parts);
    TurnItem turnItem = turnItem(item, parts);
    boolean userMessage = turnItem instanceof TurnItem.UserMessage;
    InterAgentEnvelope envelope = envelope(item);
    return new ReferenceDecision(
        turnItem,
        item instanceof ResponseItem.AgentMessage
            || (isFrom(item, "user") && contextual == Contextual.NONE)
            || envelope != InterAgentEnvelope.ABSENT,
        userMessage,
        userMessage || envelope == InterAgentEnvelope.TRIGGERING,
        contextual,
        "response." + item.type(),
        !(item instanceof ResponseItem.CompactionTrigger || item instanceof ResponseItem.Other),
        parts);
  }

  private static boolean isFrom(ResponseItem item, String role) {
    return item instanceof Message message && message.role().equals(role);
  }

  private static Contextual contextual(List<Verdict> parts) {
    int injected = 0;
    for (Verdict verdict : parts) {
      if (verdict == Verdict.CONTEXT || verdict == Verdict.HOOK_PROMPT) {
        injected++;
      }
    }
    if (injected == 0) {
      return Contextual.NONE;
    }
    return injected == parts.size() ? Contextual.ALL : Contextual.SOME;
  }

  private static InterAgentEnvelope envelope(ResponseItem item) {
    if (!isFrom(item, "assistant") || ((Message) item).content().size() != 1) {
      return InterAgentEnvelope.ABSENT;
    }
    String text = MessageParts.textOf(((Message) item).content().get(0));
    return text == null ? InterAgentEnvelope.ABSENT : InterAgentEnvelope.read(text);
  }

  private static @Nullable TurnItem turnItem(ResponseItem item, List<Verdict> parts) {
    if (item instanceof Message message) {
      return switch (message.role()) {
        case "user" -> fromUser(message, parts);
        case "assistant" -> fromAssistant(message);
        default -> null;
      };
    }
    if (item instanceof ResponseItem.Reasoning reasoning) {
      return reasoning(reasoning);
    }
    if (item instanceof ResponseItem.WebSearchCall call) {
      WebSearchAction action =
          call.action() == null ? WebSearchAction.Other.UNSPECIFIED : call.action();
      return new TurnItem.WebSearch(orEmpty(call.id()), query(action), action, null, Map.of());
    }
    if (item instanceof ResponseItem.ImageGenerationCall call && call.id() != null) {
      return new TurnItem.ImageGeneration(
          call.id(), call.status(), call.revisedPrompt(), call.result(), null, Map.of());
    }
    return null;
  }

  private static @Nullable TurnItem fromUser(Message message, List<Verdict> parts) {
    List<HookPromptFragment> fragments = new ArrayList<>();
    List<UserInput> inputs = new ArrayList<>();
    boolean injectedOnly = true;
    boolean injected = false;
    for (int i = 0; i < parts.size(); i++) {
      ContentItem part = message.content().get(i);
      Verdict verdict = parts.get(i);
      injected |= verdict == Verdict.CONTEXT || verdict == Verdict.HOOK_PROMPT;
      injectedOnly &= verdict == Verdict.CONTEXT || verdict == Verdict.HOOK_PROMPT;
      if (verdict == Verdict.HOOK_PROMPT) {
        fragments.add(MessageParts.hookPromptOf(part));
      } else if (verdict == Verdict.KEPT) {
        inputs.add(MessageParts.inputOf(part));
      }
    }
    if (injectedOnly && !fragments.isEmpty()) {
      return new TurnItem.HookPrompt(orFresh(message.id()), fragments, Map.of());
    }
    return injected ? null : new TurnItem.UserMessage(FRESH_ID, null, inputs, Map.of());
  }

  private static TurnItem fromAssistant(Message message) {
    List<AgentMessageContent> words = new ArrayList<>();
    for (ContentItem part : message.content()) {
      String text = MessageParts.textOf(part);
      if (text != null) {
        words.add(new AgentMessageContent.Text(text));
      }
    }
    return new TurnItem.AgentMessage(orFresh(message.id()), words, message.phase(), null, Map.of());
  }

  private static TurnItem reasoning(ResponseItem.Reasoning reasoning) {
    List<String> summary = new ArrayList<>();
    for (ReasoningSummary part : reasoning.summary()) {
      if (part instanceof ReasoningSummary.SummaryText words) {
        summary.add(words.text());
      }
    }
    List<String> raw = new ArrayList<>();
    if (reasoning.content() != null) {
      for (ReasoningContent part : reasoning.content()) {
        if (part instanceof ReasoningContent.ReasoningText words) {
          raw.add(words.text());
        } else if (part instanceof ReasoningContent.Text words) {
          raw.add(words.text());
        }
      }
    }
    return new TurnItem.Reasoning(orEmpty(reasoning.id()), summary, raw, Map.of());
  }

  /** Upstream: {@code core/src/web_search.rs :: web_search_action_detail}. */
  private static String query(WebSearchAction action) {
    if (action instanceof WebSearchAction.Search search) {
      String query = orEmpty(search.query());
      List<String> queries = search.queries();
      if (!query.isEmpty() || queries == null || queries.isEmpty()) {
        return query;
      }
      String first = queries.get(0);
      return queries.size() > 1 && !first.isEmpty() ? first + " ..." : first;
    }
    if (action instanceof WebSearchAction.OpenPage page) {
      return orEmpty(page.url());
    }
    if (action instanceof WebSearchAction.FindInPage find) {
      if (find.pattern() == null) {
        return orEmpty(find.url());
      }
      String quoted = "'" + find.pattern() + "'";
      return find.url() == null ? quoted : quoted + " in " + find.url();
    }
    return "";
  }

  private static String orEmpty(@Nullable String text) {
    return text == null ? "" : text;
  }

  private static String orFresh(@Nullable String id) {
    return id == null ? FRESH_ID : id;
  }
}

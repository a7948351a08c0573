package dev.turnmark.fact;

import dev.turnmark.model.AgentMessageContent;
import dev.turnmark.model.Internal;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.TurnItem;
import dev.turnmark.model.TurnItemPart;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A person sees it as something the model said. */
public record ShownAgentMessage(Message item, ItemId id, @Nullable String phase) implements Shown {

  public ShownAgentMessage {
    Objects.requireNonNull(id, "what is shown has an id");
  }

  @Internal
  @Override
  public Class<AgentMessageContent> madeOf() {
    return AgentMessageContent.class;
  }

  @Internal
  @Override
  public TurnItem turnItem(Supplier<String> freshId, List<? extends TurnItemPart> kept) {
    return new TurnItem.AgentMessage(
        id.orElse(freshId),
        kept.stream().map(AgentMessageContent.class::cast).toList(),
        phase,
        null,
        Map.of());
  }
}

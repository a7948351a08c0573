package dev.turnmark.fact;

import dev.turnmark.model.Internal;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.TurnItem;
import dev.turnmark.model.TurnItemPart;
import dev.turnmark.model.UserInput;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;

/** A person sees it as something a person said. */
public record ShownUserMessage(Message item, ItemId id) implements Shown {

  public ShownUserMessage {
    Objects.requireNonNull(id, "what is shown has an id");
  }

  @Internal
  @Override
  public Class<UserInput> madeOf() {
    return UserInput.class;
  }

  @Internal
  @Override
  public TurnItem turnItem(Supplier<String> freshId, List<? extends TurnItemPart> kept) {
    return new TurnItem.UserMessage(
        id.orElse(freshId), null, kept.stream().map(UserInput.class::cast).toList(), Map.of());
  }
}

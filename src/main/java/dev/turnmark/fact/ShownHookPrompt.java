package dev.turnmark.fact;

import dev.turnmark.model.HookPromptFragment;
import dev.turnmark.model.Internal;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.TurnItem;
import dev.turnmark.model.TurnItemPart;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;

/** A person sees it as what hooks told the model to do next. */
public record ShownHookPrompt(Message item, ItemId id) implements Shown {

  public ShownHookPrompt {
    Objects.requireNonNull(id, "what is shown has an id");
  }

  @Internal
  @Override
  public Class<HookPromptFragment> madeOf() {
    return HookPromptFragment.class;
  }

  @Internal
  @Override
  public TurnItem turnItem(Supplier<String> freshId, List<? extends TurnItemPart> kept) {
    return new TurnItem.HookPrompt(
        id.orElse(freshId), kept.stream().map(HookPromptFragment.class::cast).toList(), Map.of());
  }
}

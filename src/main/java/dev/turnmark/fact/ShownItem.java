package dev.turnmark.fact;

import dev.turnmark.model.Internal;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.TurnItem;
import dev.turnmark.model.TurnItemPart;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;

/** A person sees it as a turn item that the rule made whole. */
public record ShownItem(ResponseItem item, TurnItem whole) implements Shown {

  public ShownItem {
    Objects.requireNonNull(whole, "there is nothing to show");
  }

  /** Any kind: the parts kept beside it are not asked for. */
  @Internal
  @Override
  public Class<TurnItemPart> madeOf() {
    return TurnItemPart.class;
  }

  @Internal
  @Override
  public TurnItem turnItem(Supplier<String> freshId, List<? extends TurnItemPart> kept) {
    return whole;
  }
}

package dev.turnmark.fact;

import dev.turnmark.model.Internal;
import dev.turnmark.model.TurnItem;
import dev.turnmark.model.TurnItemPart;
import java.util.List;
import java.util.function.Supplier;

/** A person sees it as a turn item. */
public sealed interface Shown extends Projection
    permits ShownUserMessage, ShownHookPrompt, ShownAgentMessage, ShownItem {

  /** The kind of part that the turn item is made of. */
  @Internal
  Class<? extends TurnItemPart> madeOf();

  /**
   * The turn item itself.
   *
   * @param freshId asked at most once, when the item is to have an id that nothing had before
   * @param kept what the rules kept of its parts, in order, all of the kind it is made of
   */
  @Internal
  TurnItem turnItem(Supplier<String> freshId, List<? extends TurnItemPart> kept);
}

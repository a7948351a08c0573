package dev.turnmark.fact;

import dev.turnmark.model.RolloutItem;

/** A person sees nothing of it. */
public record Hidden(RolloutItem item) implements Projection {}

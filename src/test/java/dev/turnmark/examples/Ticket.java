package dev.turnmark.examples;

import dev.turnmark.fact.Conclusion;
import dev.turnmark.model.RolloutItem;

/**
 * Work to do, as a person asked for it: a kind of fact of the host's own. Being a conclusion, it is
 * about an item, and goes when the item goes.
 */
public record Ticket(RolloutItem item, String title) implements Conclusion {}

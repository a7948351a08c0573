package dev.turnmark.fact;

import dev.turnmark.model.RolloutItem;

/**
 * How an item is written to a file.
 *
 * <p>Upstream: {@code rollout/src/policy.rs}, {@code rollout/src/persistence_metrics.rs}.
 *
 * @param label what kind of record it counts as, for example {@code response.message}
 * @param durable whether Codex writes it at all
 */
public record Written(RolloutItem item, String label, boolean durable) implements Conclusion {}

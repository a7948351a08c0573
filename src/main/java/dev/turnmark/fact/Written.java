package dev.turnmark.fact;

import dev.turnmark.model.RolloutItem;
import java.util.Objects;

/**
 * How an item is written to a file, and whether a session resumed from the file knows it.
 *
 * <p>Upstream: {@code rollout/src/policy.rs}, {@code rollout/src/persistence_metrics.rs}, {@code
 * core/src/context_manager/history.rs :: is_api_message}.
 *
 * @param label what kind of record it counts as, for example {@code response.message}
 * @param durable whether Codex writes it at all
 * @param inHistory whether it enters the history that the model is given
 */
public record Written(RolloutItem item, String label, boolean durable, boolean inHistory)
    implements Conclusion {

  public Written {
    Objects.requireNonNull(label, "what is written has a label");
  }

  /** One that enters the history if it is written at all, as nearly every item does. */
  public Written(RolloutItem item, String label, boolean durable) {
    this(item, label, durable, durable);
  }
}

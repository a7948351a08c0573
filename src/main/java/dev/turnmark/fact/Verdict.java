package dev.turnmark.fact;

import dev.turnmark.model.RolloutItem;
import org.jspecify.annotations.Nullable;

/** What becomes of a content part. */
public sealed interface Verdict extends Conclusion permits Kept, Dropped {

  Part part();

  /** What was recognised in the part and settled it, null when its kind alone did. */
  @Nullable Finding finding();

  @Override
  default RolloutItem item() {
    return part().message();
  }
}

package dev.turnmark.fact;

import dev.turnmark.model.RolloutItem;

/** What a rule recognised in a content part, before anything is decided. */
public sealed interface Finding extends Conclusion
    permits Injected, MediaLabel, InterAgentEnvelope, Typed, Request {

  /** Where it was recognised. */
  Part part();

  /** Which of the part's words were looked at, in UTF-16 code units. */
  Span span();

  @Override
  default RolloutItem item() {
    return part().message();
  }
}

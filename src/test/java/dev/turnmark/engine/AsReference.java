package dev.turnmark.engine;

import dev.turnmark.audit.Decision;
import dev.turnmark.reference.Contextual;
import dev.turnmark.reference.ReferenceDecision;
import dev.turnmark.reference.Verdict;

/** A decision as plain Java would have told it. */
final class AsReference {

  private AsReference() {}

  static ReferenceDecision of(Decision decision) {
    return new ReferenceDecision(
        decision.turnItem(),
        decision.marks().contains("turn_boundary"),
        decision.marks().contains("user_message"),
        decision.marks().contains("fork_turn"),
        Contextual.valueOf(decision.contextual().name()),
        String.valueOf(decision.rolloutType()),
        decision.durable(),
        decision.parts().stream().map(p -> Verdict.valueOf(p.outcome().name())).toList());
  }
}

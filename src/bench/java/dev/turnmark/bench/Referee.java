package dev.turnmark.bench;

import dev.turnmark.audit.Decision;
import dev.turnmark.engine.Classifier;
import dev.turnmark.fact.Session;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.reference.Contextual;
import dev.turnmark.reference.ReferenceDecision;
import dev.turnmark.reference.Verdict;

/**
 * Holds decisions against the mapping in plain Java, by the edition of the rules that made them.
 */
final class Referee {

  private final Classifier classifier;
  private final Editions editions;

  Referee(Classifier classifier, Editions editions) {
    this.classifier = classifier;
    this.editions = editions;
  }

  /** Whether an item is decided as plain Java decides it: all editions agree about it. */
  boolean isRight(ResponseItem item, ReferenceDecision expected) {
    Decision decision = classifier.classify(item, Session.UNKNOWN, () -> "<uuid>");
    return decision.decided()
        && editions.of(decision.revision()) >= 0
        && asReference(decision).equals(expected);
  }

  /**
   * Whether a message that only one edition hides is decided as the edition that decided it does.
   */
  boolean isRightOfNote(int edition) {
    Decision decision = classifier.classify(Editions.note(edition));
    boolean hidden = decision.turnItem() == null;
    return decision.decided() && hidden == (editions.of(decision.revision()) == edition);
  }

  private static ReferenceDecision asReference(Decision decision) {
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

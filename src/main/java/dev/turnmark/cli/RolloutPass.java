package dev.turnmark.cli;

import dev.turnmark.audit.Decision;
import dev.turnmark.audit.LineMarks;
import dev.turnmark.engine.Classifier;
import dev.turnmark.engine.FreshIds;
import dev.turnmark.fact.Session;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import java.util.function.Supplier;

/** One way through a rollout, from its first line on: what is heard of the session is kept. */
final class RolloutPass {

  private Classifier classifier;
  private final Ids ids;
  private final Supplier<String> randomId;
  private Session session = Session.UNKNOWN;
  private boolean heard;

  RolloutPass(Classifier classifier, Ids ids, Supplier<String> randomId) {
    this.classifier = classifier;
    this.ids = ids;
    this.randomId = randomId;
  }

  /** Has other rules decide from here on. */
  void decideBy(Classifier other) {
    classifier = other;
  }

  /** Takes in what a line says of the session; only the first that speaks of it counts. */
  void hear(RolloutItem item) {
    if (!heard && item instanceof RolloutItem.SessionMeta meta) {
      session = Session.of(meta);
      heard = true;
    }
  }

  /** What was heard of the session. */
  Session session() {
    return session;
  }

  /** Lets the rules say what a line without a response item is a place for. */
  LineMarks marks(RolloutItem item) {
    return classifier.marks(item, session);
  }

  /** Lets the rules decide the item of a line. */
  Decision decide(ResponseItem item, int line) {
    Supplier<String> freshId = ids == Ids.RANDOM ? randomId : () -> FreshIds.of(session.id(), line);
    return classifier.classify(item, session, freshId);
  }
}

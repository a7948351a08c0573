package dev.turnmark.cli;

import dev.turnmark.audit.Decision;
import dev.turnmark.audit.LineMarks;
import dev.turnmark.audit.Redacting;
import dev.turnmark.engine.Classifier;
import dev.turnmark.engine.FreshIds;
import dev.turnmark.fact.Session;
import dev.turnmark.json.CarriedTexts;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.RolloutLine;
import java.util.function.Supplier;

/** One way through a rollout, from its first line on: what is heard of the session is kept. */
final class RolloutPass {

  private final Classifier classifier;
  private final Ids ids;
  private final Supplier<String> randomId;
  private final Redacting redacting;
  private CarriedTexts carried = CarriedTexts.NONE;
  private Session session = Session.UNKNOWN;
  private boolean heard;

  /**
   * @param redacting what may be told of what is decided
   */
  RolloutPass(Classifier classifier, Ids ids, Supplier<String> randomId, Redacting redacting) {
    this.classifier = classifier;
    this.ids = ids;
    this.randomId = randomId;
    this.redacting = redacting;
  }

  /** Comes to a line. Of those that speak of the session only the first counts. */
  void hear(RolloutRecord.Read line) {
    carried = line.carried();
    if (!heard && line.content().item() instanceof RolloutItem.SessionMeta meta) {
      session = Session.of(meta);
      heard = true;
    }
  }

  /** What was heard of the session. */
  Session session() {
    return session;
  }

  /**
   * Lets the rules say what a line without a response item is a place for; gives what may be told.
   */
  LineMarks marks(RolloutItem item) {
    return told(markAll(item));
  }

  /** Lets the rules decide the item of a line; gives what may be told. */
  Decision decide(ResponseItem item, int line) {
    return told(decideAll(item, line));
  }

  /** What may be told. */
  Redacting redacting() {
    return redacting;
  }

  /** What may be told of a line. */
  RolloutItem told(RolloutItem item) {
    return redacting.line(item, carried);
  }

  /** The same with what stands around it. */
  RolloutLine told(RolloutLine line) {
    return new RolloutLine(line.timestamp(), line.ordinal(), told(line.item()), line.metadata());
  }

  /** What may be told of a decision about the line. */
  Decision told(Decision decision) {
    return redacting.decision(decision, carried);
  }

  /** What may be told of what was decided about the line. */
  LineMarks told(LineMarks marks) {
    return redacting.marks(marks, carried);
  }

  /** Lets the rules say what a line without a response item is a place for; not to be printed. */
  LineMarks markAll(RolloutItem item) {
    return classifier.marks(item, session);
  }

  /** Lets the rules decide the item of a line; gives all that they concluded, not to be printed. */
  Decision decideAll(ResponseItem item, int line) {
    Supplier<String> freshId = ids == Ids.RANDOM ? randomId : () -> FreshIds.of(session.id(), line);
    return classifier.classify(item, session, freshId);
  }
}

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
import dev.turnmark.model.RolloutItem.Compacted;
import dev.turnmark.model.RolloutLine;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** One way through a rollout, from its first line on: what is heard of the session is kept. */
final class RolloutPass {

  private final Classifier classifier;
  private final Ids ids;
  private final Supplier<String> randomId;
  private final Redacting redacting;
  private CarriedTexts carried = CarriedTexts.NONE;
  private Session session = Session.UNKNOWN;
  private boolean heard;
  private final Deque<Decision> foreseenDecisions = new ArrayDeque<>(1);
  private @Nullable LineMarks foreseenMarks;

  /**
   * @param redacting what may be told of what is decided
   */
  RolloutPass(Classifier classifier, Ids ids, Supplier<String> randomId, Redacting redacting) {
    this.classifier = classifier;
    this.ids = ids;
    this.randomId = randomId;
    this.redacting = redacting;
  }

  /** The same way up to another line, of which nothing is known here. */
  RolloutPass upTo(RolloutRecord.Read line) {
    RolloutPass further = new RolloutPass(classifier, ids, randomId, redacting);
    further.session = session;
    further.heard = heard;
    further.hear(line);
    return further;
  }

  /** Comes to a line. Of those that speak of the session only the first counts. */
  void hear(RolloutRecord.Read line) {
    carried = line.carried();
    if (!heard && line.content().item() instanceof RolloutItem.SessionMeta meta) {
      session = Session.of(meta);
      heard = true;
    }
  }

  /**
   * Lets the rules decide all there is in the line that was heard last. It is remembered until it
   * is asked for.
   */
  void foresee(RolloutRecord.Read line) {
    RolloutItem said = line.content().item();
    if (said instanceof ResponseItem item) {
      foreseenDecisions.add(decideAll(item, line.line()));
      return;
    }
    foreseenMarks = markAll(said);
    if (said instanceof Compacted compacted && compacted.replacementHistory() != null) {
      for (ResponseItem item : compacted.replacementHistory()) {
        foreseenDecisions.add(decideAll(item, line.line()));
      }
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
  @SuppressWarnings("ReferenceEquality") // Two equal items are two items.
  LineMarks markAll(RolloutItem item) {
    if (foreseenMarks != null && foreseenMarks.item() == item) {
      return foreseenMarks;
    }
    return classifier.marks(item, session);
  }

  /** Lets the rules decide the item of a line; gives all that they concluded, not to be printed. */
  @SuppressWarnings("ReferenceEquality") // Two equal items are two items.
  Decision decideAll(ResponseItem item, int line) {
    Decision foreseen = foreseenDecisions.peek();
    if (foreseen != null && foreseen.item() == item) {
      return foreseenDecisions.remove();
    }
    Supplier<String> freshId = ids == Ids.RANDOM ? randomId : () -> FreshIds.of(session.id(), line);
    return classifier.classify(item, session, freshId);
  }
}

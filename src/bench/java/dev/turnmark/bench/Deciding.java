package dev.turnmark.bench;

import dev.turnmark.engine.Classifier;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.reference.RandomItems;
import dev.turnmark.reference.ReferenceDecision;
import dev.turnmark.reference.ReferenceMapping;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.LockSupport;

/**
 * Decides items on any number of threads and holds each decision against the mapping in plain Java,
 * or, for a message that one edition of the rules hides, against the edition that it names.
 */
final class Deciding implements Runnable {

  private static final int ITEMS = 2_000;
  private static final long SEED = 20_261_201;

  /** Of so many items one is a message of the last edition, and one of that before. */
  private static final int NOTES = 10;

  /** After so many items a thread rests, so that two cores have time to compile rules too. */
  private static final int STRETCH = 100;

  private static final long REST = TimeUnit.MILLISECONDS.toNanos(2);

  private record Known(ResponseItem item, ReferenceDecision decision) {}

  private final Referee referee;
  private final Editions editions;
  private final List<Known> known = new ArrayList<>();
  private final LongAdder decided = new LongAdder();
  private final LongAdder wrong = new LongAdder();
  private final LongAdder thrown = new LongAdder();
  private final AtomicBoolean over = new AtomicBoolean();

  Deciding(Classifier classifier, Editions editions) {
    this.referee = new Referee(classifier, editions);
    this.editions = editions;
    RandomItems items = new RandomItems(SEED);
    for (int i = 0; i < ITEMS; i++) {
      ResponseItem item = items.next();
      known.add(new Known(item, ReferenceMapping.decide(item)));
    }
  }

  @Override
  public void run() {
    for (int i = 0; !over.get(); i++) {
      try {
        if (!isRight(i)) {
          wrong.increment();
        }
      } catch (RuntimeException e) {
        thrown.increment();
      }
      decided.increment();
      if (i % STRETCH == 0) {
        LockSupport.parkNanos(REST);
      }
    }
  }

  private boolean isRight(int number) {
    if (number % NOTES < 2) {
      return referee.isRightOfNote(editions.last() - number % NOTES);
    }
    Known next = known.get(number % ITEMS);
    return referee.isRight(next.item(), next.decision());
  }

  void end() {
    over.set(true);
  }

  /** Whether all went well until now. */
  boolean right() {
    return wrong.sum() == 0 && thrown.sum() == 0;
  }

  @Override
  public String toString() {
    return "%,d items decided, %d wrong, %d exceptions"
        .formatted(decided.sum(), wrong.sum(), thrown.sum());
  }
}

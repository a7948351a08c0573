package dev.turnmark.bench;

import dev.turnmark.model.ResponseItem;
import dev.turnmark.reference.RandomItems;
import dev.turnmark.reference.ReferenceMapping;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.util.concurrent.Callable;

/** What one thread does of a soak: items that are made as it goes, the same for the same seed. */
final class Soaking implements Callable<Soaking.Outcome> {

  /** Of so many items one is a message of the last edition, and one of that before. */
  private static final int NOTES = 10;

  /** How many wrong decisions are told. */
  private static final int TOLD = 3;

  private final Referee referee;
  private final Editions editions;
  private final RandomItems random;
  private final int items;

  Soaking(Referee referee, Editions editions, long seed, int items) {
    this.referee = referee;
    this.editions = editions;
    this.random = new RandomItems(seed);
    this.items = items;
  }

  /**
   * What came of it.
   *
   * @param wrong of the items
   * @param blocked how often the thread had to wait for a lock
   */
  record Outcome(int items, int wrong, long blocked) {

    static final Outcome NONE = new Outcome(0, 0, 0);

    Outcome and(Outcome other) {
      return new Outcome(items + other.items, wrong + other.wrong, blocked + other.blocked);
    }
  }

  @Override
  public Outcome call() {
    int wrong = 0;
    for (int i = 0; i < items; i++) {
      if (i % NOTES < 2) {
        int edition = editions.last() - i % NOTES;
        wrong += told(wrong, referee.isRightOfNote(edition), Editions.note(edition));
      } else {
        ResponseItem item = random.next();
        wrong += told(wrong, referee.isRight(item, ReferenceMapping.decide(item)), item);
      }
    }
    ThreadInfo self =
        ManagementFactory.getThreadMXBean().getThreadInfo(Thread.currentThread().getId());
    return new Outcome(items, wrong, self.getBlockedCount());
  }

  private static int told(int before, boolean right, ResponseItem item) {
    if (!right && before < TOLD) {
      System.err.println("wrong: " + item);
    }
    return right ? 0 : 1;
  }
}

package dev.turnmark.engine;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * Sessions that wait for their next item. A thread finds the one it gave back last, mostly without
 * touching what other threads touch. Safe for many threads at once.
 */
final class IdleSessions {

  private static final int PLACES = 16;

  /** As many references as no two processors share a line of their caches. */
  private static final int APART = 32;

  private final AtomicReferenceArray<@Nullable RuleSession> own =
      new AtomicReferenceArray<>((PLACES + 1) * APART);
  private final Queue<RuleSession> others = new ConcurrentLinkedQueue<>();

  /** One of them, which then waits no longer; null when none does. */
  @Nullable RuleSession poll() {
    RuleSession session = own.getAndSet(place(), null);
    return session == null ? pollAny() : session;
  }

  private @Nullable RuleSession pollAny() {
    for (int place = 1; place <= PLACES; place++) {
      RuleSession session = own.getAndSet(place * APART, null);
      if (session != null) {
        return session;
      }
    }
    return others.poll();
  }

  void add(RuleSession session) {
    RuleSession before = own.getAndSet(place(), session);
    if (before != null) {
      others.add(before);
    }
  }

  private static int place() {
    return (1 + (int) (Thread.currentThread().getId() % PLACES)) * APART;
  }
}

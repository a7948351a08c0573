package dev.turnmark.engine;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * Sessions that wait for their next item, no more than there are places. A thread finds the one it
 * gave back last, mostly without touching what other threads touch. Safe for many threads at once,
 * which it never makes wait.
 */
final class IdleSessions {

  /**
   * How many may wait. No more are in use together than there are processors, but for threads that
   * were stopped in the middle of an item; so many cost less than making them over and over.
   */
  static final int PLACES = Math.max(16, 2 * Runtime.getRuntime().availableProcessors());

  /** As many references as no two processors share a line of their caches. */
  private static final int APART = 32;

  private final AtomicReferenceArray<@Nullable RuleSession> sessions =
      new AtomicReferenceArray<>((PLACES + 1) * APART);

  /** One of them, which then waits no longer; null when none does. */
  @Nullable RuleSession poll() {
    int own = own();
    for (int i = 0; i < PLACES; i++) {
      RuleSession session = sessions.getAndSet(place(own + i), null);
      if (session != null) {
        return session;
      }
    }
    return null;
  }

  /** Lets a session wait, or disposes of it, or of another, when there is no place left. */
  void add(RuleSession session) {
    int own = own();
    RuleSession last = sessions.getAndSet(place(own), session);
    for (int i = 1; last != null && i < PLACES; i++) {
      if (sessions.compareAndSet(place(own + i), null, last)) {
        last = null;
      }
    }
    if (last != null) {
      last.close();
    }
  }

  /** How many wait, as far as it can be told while threads come and go. */
  int size() {
    int size = 0;
    for (int i = 0; i < PLACES; i++) {
      size += sessions.get(place(i)) == null ? 0 : 1;
    }
    return size;
  }

  private static int own() {
    return (int) (Thread.currentThread().getId() % PLACES);
  }

  private static int place(int number) {
    return (1 + number % PLACES) * APART;
  }
}

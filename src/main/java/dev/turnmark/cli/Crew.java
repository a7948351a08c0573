package dev.turnmark.cli;

import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The threads of a batch. Those that have no file to work on, or none any more, lend a hand to the
 * others. A thread is started when there is something for it to do.
 */
final class Crew implements Hands, AutoCloseable {

  /** How the names of its threads begin. */
  static final String NAME = "turnmark-crew-";

  private final ThreadPoolExecutor threads;
  private final Portions portions;
  private final int count;
  private final AtomicInteger started = new AtomicInteger();
  private final AtomicInteger bound = new AtomicInteger();

  Crew(int count, Portions portions) {
    this.count = count;
    this.portions = portions;
    this.threads =
        new ThreadPoolExecutor(
            count,
            count,
            0,
            TimeUnit.SECONDS,
            new Offers(),
            work -> new Thread(work, NAME + started.incrementAndGet()));
  }

  /** Has one of them do nothing else until that is done. */
  Future<?> bind(Runnable work) {
    bound.incrementAndGet();
    return threads.submit(
        () -> {
          try {
            work.run();
          } finally {
            bound.decrementAndGet();
          }
        });
  }

  @Override
  public Portions portions() {
    return portions;
  }

  @Override
  public int count() {
    return count;
  }

  @Override
  public boolean anyFree() {
    return bound.get() < count;
  }

  @Override
  public void offer(Runnable piece) {
    threads.execute(piece);
  }

  @Override
  public boolean takeBack(Runnable piece) {
    return threads.remove(piece);
  }

  /**
   * Who finds nothing looks again before it sleeps: mostly the next piece is there sooner than a
   * thread could be woken for it, and to wake it would take time from the one who offers it.
   */
  private static final class Offers extends LinkedBlockingQueue<Runnable> {

    private static final long serialVersionUID = 1L;
    private static final int LOOKS = 50;

    @Override
    @SuppressWarnings("ThreadPriorityCheck") // To be run later than others is what is asked for.
    public Runnable take() throws InterruptedException {
      for (int looks = 0; looks < LOOKS; looks++) {
        Runnable offer = poll();
        if (offer != null) {
          return offer;
        }
        Thread.yield();
      }
      return super.take();
    }
  }

  /** Ends them; what none of them has begun is not done any more. */
  @Override
  public void close() {
    threads.shutdownNow();
  }
}

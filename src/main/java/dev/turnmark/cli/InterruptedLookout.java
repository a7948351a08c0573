package dev.turnmark.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Looks twice a second, until the process is told to end, as by Ctrl-C. That is no failure: what
 * was looked for can still be summed up, and the exit code is 0.
 */
final class InterruptedLookout implements Lookout {

  private static final long MILLIS_BETWEEN = 500;
  private static final long MILLIS_OF_A_MOMENT = 50;
  private static final long SECONDS_TO_SUM_UP = 10;

  private final CountDownLatch enough = new CountDownLatch(1);
  private final CountDownLatch said = new CountDownLatch(1);
  private final Thread hook = new Thread(this::end);

  InterruptedLookout() {
    Runtime.getRuntime().addShutdownHook(hook);
  }

  @Override
  public boolean again() {
    return passed(MILLIS_BETWEEN);
  }

  @Override
  public boolean moment() {
    return passed(MILLIS_OF_A_MOMENT);
  }

  private boolean passed(long millis) {
    try {
      return !enough.await(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  @Override
  public boolean over() {
    return enough.getCount() == 0;
  }

  private void end() {
    enough.countDown();
    try {
      if (said.await(SECONDS_TO_SUM_UP, TimeUnit.SECONDS)) {
        Runtime.getRuntime().halt(ExitCode.DONE);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    said.countDown();
    if (!over()) {
      Runtime.getRuntime().removeShutdownHook(hook);
    }
  }
}

package dev.turnmark.engine;

import java.util.Locale;
import java.util.function.LongSupplier;

/** Measures how long the rules have been at an item. */
final class Stopwatch {

  private static final double MILLISECOND = 1e6;
  private static final double SECOND = 1e9;

  private final long budget;
  private final LongSupplier nanoTime;
  private long start;

  Stopwatch(long budget, LongSupplier nanoTime) {
    this.budget = budget;
    this.nanoTime = nanoTime;
  }

  /** The next item begins. */
  void begin() {
    start = nanoTime.getAsLong();
  }

  /** How much of the time has passed when that is more than there was; 0 otherwise. */
  long overrun() {
    long passed = nanoTime.getAsLong() - start;
    return passed > budget ? passed : 0;
  }

  /** How long, of how long, in words. */
  String words(long passed) {
    return words((double) passed) + ", of " + words((double) budget) + " allowed";
  }

  private static String words(double nanos) {
    return nanos < SECOND
        ? String.format(Locale.ROOT, "%.0f ms", Math.ceil(nanos / MILLISECOND))
        : String.format(Locale.ROOT, "%.1f s", nanos / SECOND);
  }
}

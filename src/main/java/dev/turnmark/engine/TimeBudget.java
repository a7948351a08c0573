package dev.turnmark.engine;

import java.time.Duration;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * How long rules may take for an item.
 *
 * @param nanos null when nobody asks
 * @param nanoTime a clock as {@link System#nanoTime}
 */
record TimeBudget(@Nullable Long nanos, LongSupplier nanoTime) {

  static final TimeBudget NONE = new TimeBudget(null, System::nanoTime);

  private static final Duration LONGEST = Duration.ofNanos(Long.MAX_VALUE);

  static TimeBudget of(@Nullable Duration most, LongSupplier nanoTime) {
    if (most == null || most.compareTo(LONGEST) >= 0) {
      return new TimeBudget(null, nanoTime);
    }
    return new TimeBudget(most.toNanos(), nanoTime);
  }

  /** What looks at the clock for one session; null when nobody asks. */
  @Nullable Stopwatch stopwatch() {
    return nanos == null ? null : new Stopwatch(nanos, nanoTime);
  }
}

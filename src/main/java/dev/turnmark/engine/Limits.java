package dev.turnmark.engine;

import dev.turnmark.json.ReadingLimits;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What an item may cost before it is given up, and what a rollout may hold before a line of it is
 * unreadable. What goes beyond is told of, and costs no other item.
 *
 * <p>Beside these, rules may fire no more than 1,000 times for an item and ten times more for each
 * content part, and an item may have no more parts than memory has room for: nobody can lift that.
 */
public final class Limits {

  /** No limit of time, and the usual ones of reading. */
  public static final Limits USUAL = new Limits(null, ReadingLimits.USUAL);

  private final @Nullable Duration itemTime;
  private final ReadingLimits reading;

  private Limits(@Nullable Duration itemTime, ReadingLimits reading) {
    this.itemTime = itemTime;
    this.reading = reading;
  }

  /**
   * The same with a limit of time. It is looked at each time that a rule fires or concludes
   * something, so what never comes so far is not stopped by it: a regular expression that doesn't
   * end, or code of a host that a rule asks.
   *
   * @param most how long rules may take for one item; more than nothing
   */
  public Limits withItemTime(Duration most) {
    if (most.isNegative() || most.isZero()) {
      throw new IllegalArgumentException("expected a time longer than none but was " + most);
    }
    return new Limits(most, reading);
  }

  /** The same with other limits of what is read. */
  public Limits withReading(ReadingLimits other) {
    return new Limits(itemTime, Objects.requireNonNull(other, "other"));
  }

  /** How long rules may take for one item; nothing when nobody asks. */
  public Optional<Duration> itemTime() {
    return Optional.ofNullable(itemTime);
  }

  /** The limits of what is read. */
  public ReadingLimits reading() {
    return reading;
  }

  @Nullable Duration time() {
    return itemTime;
  }
}

package dev.turnmark.cli;

import dev.turnmark.engine.Limits;
import dev.turnmark.json.ReadingLimits;
import java.time.Duration;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A limit as it stands on a command line. */
record NamedLimit(String name, String value) {

  private static final String NONE = "none";
  private static final Pattern NUMBER = Pattern.compile("([0-9]{1,18})([kmg]?)");
  private static final Pattern TIME = Pattern.compile("([0-9]{1,12})(ms|s)");

  /** The limit of {@code NAME=N}. */
  static NamedLimit of(String limit) {
    int equals = limit.indexOf('=');
    if (equals < 0) {
      throw new IllegalArgumentException("expected NAME=N, such as record=64m");
    }
    return new NamedLimit(
        limit.substring(0, equals), limit.substring(equals + 1).toLowerCase(Locale.ROOT));
  }

  /** The same limits with this one. */
  Limits in(Limits limits) {
    ReadingLimits reading = limits.reading();
    return switch (name) {
      case "record" -> limits.withReading(reading.withRecord(bytes()));
      case "text" -> limits.withReading(reading.withText(bytes()));
      case "parts" -> limits.withReading(reading.withParts(count()));
      case "depth" -> limits.withReading(reading.withDepth(count()));
      case "unpacked" -> limits.withReading(reading.withUnpacked(bytes()));
      case "ratio" -> limits.withReading(reading.withRatio(bytes()));
      case "item-time" -> limits.withItemTime(time());
      default ->
          throw new IllegalArgumentException(
              "there is no such limit; there are record, text, parts, depth, unpacked, ratio and"
                  + " item-time");
    };
  }

  private long bytes() {
    if (value.equals(NONE)) {
      return Long.MAX_VALUE;
    }
    Matcher number = NUMBER.matcher(value);
    if (!number.matches()) {
      throw new IllegalArgumentException("expected a number, such as 500, 64k, 64m, 2g or none");
    }
    long count = Long.parseLong(number.group(1));
    long unit = 1L << (10 * " kmg".indexOf(number.group(2).isEmpty() ? " " : number.group(2)));
    return count > Long.MAX_VALUE / unit ? Long.MAX_VALUE : count * unit;
  }

  private int count() {
    return value.equals(NONE) ? Integer.MAX_VALUE : (int) Math.min(bytes(), Integer.MAX_VALUE);
  }

  private Duration time() {
    if (value.equals(NONE)) {
      return Duration.ofSeconds(Long.MAX_VALUE);
    }
    Matcher time = TIME.matcher(value);
    if (!time.matches()) {
      throw new IllegalArgumentException("expected a time, such as 500ms, 2s or none");
    }
    long count = Long.parseLong(time.group(1));
    return time.group(2).equals("s") ? Duration.ofSeconds(count) : Duration.ofMillis(count);
  }
}

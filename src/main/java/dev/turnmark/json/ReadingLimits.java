package dev.turnmark.json;

/**
 * What a rollout may hold. A line that holds more is unreadable, and costs no other; a packed file
 * that unpacks to more ends there. How much of a record may be in memory at a time is another
 * limit, which goes by how much there is: {@link RolloutReader#usualLimit}.
 *
 * @param record bytes of a record, with its long texts, which wait in a temporary file
 * @param text bytes of a text in it, as it is written between its quotes
 * @param parts content parts of a message
 * @param depth levels of objects and lists in each other; at most 1,000
 * @param unpacked bytes that a packed file may unpack to
 * @param ratio how many bytes each packed byte may become, counted from 64 MiB on
 */
public record ReadingLimits(
    long record, long text, int parts, int depth, long unpacked, long ratio) {

  /** What holds unless something else is said. */
  public static final ReadingLimits USUAL =
      new ReadingLimits(
          4L << 30, Long.MAX_VALUE, Integer.MAX_VALUE, Parsers.MOST_DEPTH, 64L << 30, 10_000);

  public ReadingLimits {
    check("record", record, Long.MAX_VALUE);
    check("text", text, Long.MAX_VALUE);
    check("parts", parts, Integer.MAX_VALUE);
    check("depth", depth, Parsers.MOST_DEPTH);
    check("unpacked", unpacked, Long.MAX_VALUE);
    check("ratio", ratio, Long.MAX_VALUE);
  }

  private static void check(String name, long value, long most) {
    if (value < 1 || value > most) {
      throw new IllegalArgumentException(
          "expected a limit `%s` from 1 to %d but was %d".formatted(name, most, value));
    }
  }

  /** The same with another limit of a record. */
  public ReadingLimits withRecord(long bytes) {
    return new ReadingLimits(bytes, text, parts, depth, unpacked, ratio);
  }

  /** The same with another limit of a text. */
  public ReadingLimits withText(long bytes) {
    return new ReadingLimits(record, bytes, parts, depth, unpacked, ratio);
  }

  /** The same with another limit of content parts. */
  public ReadingLimits withParts(int most) {
    return new ReadingLimits(record, text, most, depth, unpacked, ratio);
  }

  /** The same with another limit of levels. */
  public ReadingLimits withDepth(int levels) {
    return new ReadingLimits(record, text, parts, levels, unpacked, ratio);
  }

  /** The same with another limit of what a packed file unpacks to. */
  public ReadingLimits withUnpacked(long bytes) {
    return new ReadingLimits(record, text, parts, depth, bytes, ratio);
  }

  /** The same with another limit of what a packed byte becomes. */
  public ReadingLimits withRatio(long most) {
    return new ReadingLimits(record, text, parts, depth, unpacked, most);
  }

  /** Whether a record that can be read may still be beyond them. */
  boolean areNarrow() {
    return text < Long.MAX_VALUE || parts < Integer.MAX_VALUE || depth < Parsers.MOST_DEPTH;
  }
}

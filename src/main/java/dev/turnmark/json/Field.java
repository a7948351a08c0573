package dev.turnmark.json;

import org.jspecify.annotations.Nullable;

/**
 * How one component of a record is read.
 *
 * @param name its name in JSON
 * @param slot its place in the record's constructor
 * @param absence what to do when it is absent
 * @param lenient whether Codex takes a value of another type for an absent one
 * @param knownFieldsOnly whether what is not known below it is dropped
 * @param need its name in Java, when it is read by need only
 */
record Field(
    String name,
    int slot,
    Shape shape,
    Absence absence,
    boolean lenient,
    boolean knownFieldsOnly,
    @Nullable String need) {

  /** What an absent value means. */
  enum Absence {
    /** Nothing is wrong. */
    FINE,
    /** Codex refuses the line; we need not. */
    ODD,
    /** It is an empty list. */
    EMPTY,
    /** There is no record without it. */
    FATAL
  }

  boolean isOptional() {
    return absence == Absence.FINE || absence == Absence.ODD;
  }

  long bit() {
    return 1L << slot;
  }
}

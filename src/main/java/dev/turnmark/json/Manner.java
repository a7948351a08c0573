package dev.turnmark.json;

/** How to read: what stays the same from record to record. */
record Manner(Strictness strictness, Needs needs, ReadingLimits limits) {

  /** Within the usual limits. */
  Manner(Strictness strictness, Needs needs) {
    this(strictness, needs, ReadingLimits.USUAL);
  }
}

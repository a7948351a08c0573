package dev.turnmark.audit;

import dev.turnmark.model.Internal;
import java.util.Locale;

/**
 * One thing in which two decisions about the same item differ.
 *
 * @param before what the first says of it, in a word or a few; empty where the words would be those
 *     of the item
 * @param after what the second says
 */
@Internal
public record Aspect(Kind kind, String before, String after) {

  /** What they may differ in, the weightiest first. */
  public enum Kind {
    /** Whether all is decided, and what is not. */
    UNDECIDED,
    /** What kind of turn item a person sees. */
    SHOWN,
    /** What stands in it, where the kind is the same. */
    CONTENT,
    /** What it is a place for. */
    MARKS,
    /** How many turns it takes back. */
    ROLLS_BACK,
    /** What becomes of its content parts. */
    PARTS,
    /** Where in a part stands what was asked for. */
    REQUEST,
    /** Whether an agent sent it. */
    FROM_AGENT,
    /** How it is written. */
    WRITTEN;

    /** How outputs name it. */
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}

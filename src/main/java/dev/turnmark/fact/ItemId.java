package dev.turnmark.fact;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The id of a turn item: a given one, or one made afresh.
 *
 * @param given the id to use, to the letter; null for a fresh one
 */
public record ItemId(@Nullable String given) {

  private static final ItemId FRESH = new ItemId(null);

  /** An id that nothing had before. */
  public static ItemId fresh() {
    return FRESH;
  }

  /** The id that is there, even when it is empty; a fresh one when there is none. */
  public static ItemId orFresh(@Nullable String id) {
    return id == null ? FRESH : new ItemId(id);
  }

  /** The given id, or else the one the source makes. */
  String orElse(Supplier<String> source) {
    return given == null ? source.get() : given;
  }

  /** The id that is there; empty when there is none. */
  public static String orEmpty(@Nullable String id) {
    return id == null ? "" : id;
  }
}

package dev.turnmark.json;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which of the long, seldom asked for components are to be read. The others are checked and then
 * left as {@link dev.turnmark.model.Unread}. Whoever asks must know beforehand: a rule that looks
 * at a component names it, and so does an output that shows it.
 */
public final class Needs {

  private static final Needs EVERYTHING = new Needs(Shapes.MODEL.readByNeed(), Set.of());
  private static final Needs NOTHING = new Needs(Set.of(), Set.of());

  private final Set<String> read;
  private final Set<String> carried;

  private Needs(Set<String> read, Set<String> carried) {
    this.read = read;
    this.carried = carried;
  }

  /** How much a component is needed. */
  enum Grade {
    UNREAD,
    CARRIED,
    READ
  }

  /** Reads all. */
  public static Needs everything() {
    return EVERYTHING;
  }

  /** Reads none of the components that are read by need. */
  public static Needs nothing() {
    return NOTHING;
  }

  /**
   * Reads the components of these names, whichever record they belong to.
   *
   * @param componentNames names of record components as Java knows them, such as {@code arguments};
   *     those that are always read may stand among them
   */
  public static Needs of(Set<String> componentNames) {
    return of(componentNames, Set.of());
  }

  /**
   * Reads components, and carries others from their line to the output: what is too long for memory
   * is left out of it and written by {@link TurnmarkJson#writeRecord(Record, CarriedTexts,
   * java.io.Writer)}. What is not too long is read.
   *
   * @param read names of components that are looked at
   * @param carried names of components that are written as they came; one that is looked at as well
   *     is read
   */
  public static Needs of(Set<String> read, Set<String> carried) {
    return new Needs(Set.copyOf(read), Set.copyOf(carried));
  }

  /** The names of the components that are read by need. */
  public static Set<String> choices() {
    return Shapes.MODEL.readByNeed();
  }

  /**
   * How much a component is needed.
   *
   * @param component its name, when it is read by need; null when it is always read
   */
  Grade of(@Nullable String component) {
    if (component == null || read.contains(component)) {
      return Grade.READ;
    }
    return carried.contains(component) ? Grade.CARRIED : Grade.UNREAD;
  }
}

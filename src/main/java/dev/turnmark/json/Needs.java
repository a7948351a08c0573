package dev.turnmark.json;

import java.util.Set;

/**
 * Which of the long, seldom asked for components are to be read. The others are checked and then
 * left as {@link dev.turnmark.model.Unread}. Whoever asks must know beforehand: a rule that looks
 * at a component names it, and so does an output that shows it.
 */
public final class Needs {

  private static final Needs EVERYTHING = new Needs(Shapes.MODEL.readByNeed());
  private static final Needs NOTHING = new Needs(Set.of());

  private final Set<String> components;

  private Needs(Set<String> components) {
    this.components = components;
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
    return new Needs(Set.copyOf(componentNames));
  }

  /** The names of the components that are read by need. */
  public static Set<String> choices() {
    return Shapes.MODEL.readByNeed();
  }

  boolean include(String component) {
    return components.contains(component);
  }
}

package dev.turnmark.engine;

import dev.turnmark.audit.Firing;
import dev.turnmark.fact.Conclusion;
import dev.turnmark.fact.Mark;
import dev.turnmark.model.RolloutItem;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A conclusion, and the firing that made it. The lists are gone through by number here: it is done
 * several times for every item, and iterators would be a tenth of all that is allocated for one.
 *
 * @param <T> the kind of conclusion
 */
record Attributed<T extends Conclusion>(T fact, Firing by) {

  /** Every conclusion of a kind about an item, in the order they were made. */
  static <T extends Conclusion> List<Attributed<T>> all(
      Class<T> kind, RolloutItem item, List<Firing> firings) {
    List<Attributed<T>> found = new ArrayList<>(2);
    for (int i = 0; i < firings.size(); i++) {
      Firing firing = firings.get(i);
      for (int k = 0; k < firing.concluded().size(); k++) {
        Object fact = firing.concluded().get(k);
        if (is(kind, fact, item)) {
          found.add(of(fact, firing));
        }
      }
    }
    return found;
  }

  private static boolean is(Class<? extends Conclusion> kind, Object fact, RolloutItem item) {
    return ConclusionKind.of(fact).is(kind) && ((Conclusion) fact).of(item);
  }

  @SuppressWarnings("unchecked") // Its kind has been looked at.
  private static <T extends Conclusion> Attributed<T> of(Object fact, Firing firing) {
    return new Attributed<>((T) fact, firing);
  }

  /** The first conclusion of a kind about an item; null when there is none. */
  static <T extends Conclusion> @Nullable Attributed<T> first(
      Class<T> kind, RolloutItem item, List<Firing> firings) {
    for (int i = 0; i < firings.size(); i++) {
      Firing firing = firings.get(i);
      for (int k = 0; k < firing.concluded().size(); k++) {
        Object fact = firing.concluded().get(k);
        if (is(kind, fact, item)) {
          return of(fact, firing);
        }
      }
    }
    return null;
  }

  /**
   * What all conclusions of a kind about an item say.
   *
   * @param first the first of them
   * @param question what they answer
   * @param undecided is told when they contradict each other
   * @return null when they do, and when there are none
   */
  static <T extends Conclusion> @Nullable T agreed(
      @Nullable Attributed<T> first,
      Class<T> kind,
      RolloutItem item,
      List<Firing> firings,
      String question,
      Undecided undecided) {
    if (first == null) {
      return null;
    }
    for (int i = 0; i < firings.size(); i++) {
      Firing firing = firings.get(i);
      for (int k = 0; k < firing.concluded().size(); k++) {
        Object fact = firing.concluded().get(k);
        if (is(kind, fact, item) && !same(first.fact, fact)) {
          undecided.add(contradiction(question, first.by, firing));
          return null;
        }
      }
    }
    return first.fact;
  }

  /** Most often it is one fact, and then there is no need for what compares records. */
  @SuppressWarnings("ReferenceEquality")
  private static boolean same(Object fact, Object other) {
    return fact == other || fact.equals(other);
  }

  /** The names of the marks an item bears, in the order outputs have them. */
  static List<String> marks(RolloutItem item, List<Firing> firings) {
    if (first(Mark.class, item, firings) == null) {
      return List.of();
    }
    TreeSet<String> labels = new TreeSet<>(Comparator.reverseOrder());
    all(Mark.class, item, firings).forEach(mark -> labels.add(mark.fact().label()));
    return List.copyOf(labels);
  }

  /** The rule of a firing, and where it stands. */
  static String name(Firing firing) {
    return "\"%s\" (%s)".formatted(firing.rule(), firing.source());
  }

  /** That two conclusions can't both hold, and whose they are. */
  static Contradiction contradiction(String question, Attributed<?> one, Attributed<?> other) {
    return contradiction(question, one.by, other.by);
  }

  private static Contradiction contradiction(String question, Firing one, Firing other) {
    return new Contradiction(question, one, other);
  }
}

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
 * A conclusion, and the firing that made it.
 *
 * @param <T> the kind of conclusion
 */
record Attributed<T extends Conclusion>(T fact, Firing by) {

  /** Every conclusion of a kind about an item, in the order they were made. */
  static <T extends Conclusion> List<Attributed<T>> all(
      Class<T> kind, RolloutItem item, List<Firing> firings) {
    List<Attributed<T>> found = new ArrayList<>(2);
    for (Firing firing : firings) {
      for (Object fact : firing.concluded()) {
        if (kind.isInstance(fact) && ((Conclusion) fact).of(item)) {
          found.add(new Attributed<>(kind.cast(fact), firing));
        }
      }
    }
    return found;
  }

  /**
   * What all of them say.
   *
   * @param question what they answer
   * @param undecided is told when they contradict each other
   * @return null when they do, and when there are none
   */
  static <T extends Conclusion> @Nullable T agreed(
      List<Attributed<T>> all, String question, Undecided undecided) {
    for (Attributed<T> next : all) {
      if (!all.get(0).fact.equals(next.fact)) {
        undecided.add(contradiction(question, all.get(0), next));
        return null;
      }
    }
    return all.isEmpty() ? null : all.get(0).fact;
  }

  /** The names of the marks an item bears, in the order outputs have them. */
  static List<String> marks(RolloutItem item, List<Firing> firings) {
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
    return new Contradiction(question, one.by, other.by);
  }
}

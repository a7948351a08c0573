package dev.turnmark.engine;

import dev.turnmark.engine.Subject.Fired;
import dev.turnmark.fact.Conclusion;
import dev.turnmark.model.RolloutItem;
import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.kie.api.runtime.rule.FactHandle;

/** The items in a session, and of which of them facts are. For one thread at a time. */
final class Subjects {

  private final IdentityHashMap<RolloutItem, Subject> known = new IdentityHashMap<>();

  /** Which firing made a fact of the host's own: what comes of the fact is about the same items. */
  private final IdentityHashMap<Object, Fired> origins = new IdentityHashMap<>();

  private long count;

  /**
   * What is known of an item.
   *
   * @throws IllegalArgumentException if it is not there
   */
  Subject of(RolloutItem item) {
    Subject subject = known.get(item);
    if (subject == null || subject.own().isEmpty()) {
      throw new IllegalArgumentException(
          "this item was not inserted into the session since Turnmark was attached to it, or was"
              + " removed; an equal item is another one");
    }
    return subject;
  }

  /** The items, those included of which nothing is there but conclusions. */
  List<RolloutItem> items() {
    return List.copyOf(known.keySet());
  }

  /** Knows an item no more, and hands out what is there of it: itself, and what was concluded. */
  List<FactHandle> forget(RolloutItem item) {
    Subject subject = known.remove(item);
    if (subject == null) {
      return List.of();
    }
    for (Fired fired : subject.firings()) {
      fired.about().remove(subject);
      if (fired.about().isEmpty()) {
        fired.concluded().forEach(origins::remove);
      }
    }
    List<FactHandle> left = new ArrayList<>(subject.own());
    left.addAll(subject.conclusions());
    return left;
  }

  /** The items that a fact is about. */
  Collection<Subject> about(Object fact) {
    Subject subject = known.get(fact instanceof RolloutItem ? fact : item(fact));
    if (subject != null) {
      return List.of(subject);
    }
    Fired origin = origins.get(fact);
    return origin == null ? List.of() : origin.about();
  }

  private static @Nullable RolloutItem item(Object fact) {
    return fact instanceof Conclusion conclusion ? conclusion.item() : null;
  }

  /** A fact is there. */
  void inserted(Object fact, FactHandle handle, Fired by) {
    if (fact instanceof RolloutItem item) {
      subject(item).own().add(handle);
    }
    by.concluded().add(fact);
    RolloutItem item = item(fact);
    if (item != null) {
      subject(item).conclusions().add(handle);
      by.isAbout(subject(item));
    } else if (!by.about().isEmpty()) {
      origins.put(fact, by);
    }
  }

  private Subject subject(RolloutItem item) {
    return known.computeIfAbsent(item, added -> new Subject(added, ++count));
  }

  /**
   * A fact is there no more. A decision is what still stands: what was taken back is no conclusion.
   *
   * @return what has to go with it
   */
  List<FactHandle> deleted(Object fact, FactHandle handle) {
    Fired origin = origins.remove(fact);
    if (origin != null) {
      takeBack(fact, origin);
    }
    Subject concerned = known.get(item(fact));
    if (concerned != null) {
      concerned.conclusions().remove(handle);
      concerned.firings().forEach(fired -> takeBack(fact, fired));
      concerned.firings().removeIf(Fired::isNothing);
      if (concerned.own().isEmpty() && concerned.conclusions().isEmpty()) {
        forget(concerned.item());
      }
    }
    Subject gone = fact instanceof RolloutItem item ? known.get(item) : null;
    return gone != null && gone.own().remove(handle) && gone.own().isEmpty()
        ? forget(gone.item())
        : List.of();
  }

  @SuppressWarnings("ReferenceEquality") // An equal fact is another one.
  private static void takeBack(Object fact, Fired fired) {
    fired.concluded().removeIf(concluded -> concluded == fact);
  }
}

package dev.turnmark.engine;

import dev.turnmark.audit.Firing;
import dev.turnmark.engine.Subject.Fired;
import dev.turnmark.fact.Conclusion;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.rules.RuleCatalogue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.kie.api.event.rule.AfterMatchFiredEvent;
import org.kie.api.event.rule.BeforeMatchFiredEvent;
import org.kie.api.event.rule.DefaultAgendaEventListener;
import org.kie.api.event.rule.ObjectDeletedEvent;
import org.kie.api.event.rule.ObjectInsertedEvent;
import org.kie.api.event.rule.ObjectUpdatedEvent;
import org.kie.api.event.rule.RuleRuntimeEventListener;
import org.kie.api.runtime.rule.FactHandle;

/**
 * Writes down, of every item in a session, which rules fired about it and what was concluded. The
 * session is a host's: it may hold many items, other facts, and rules nobody here knows.
 */
final class SubjectTrace extends DefaultAgendaEventListener implements RuleRuntimeEventListener {

  private final IdentityHashMap<RolloutItem, Subject> subjects = new IdentityHashMap<>();

  /** Which firing made a fact of the host's own: what comes of the fact is about the same items. */
  private final IdentityHashMap<Object, Fired> origins = new IdentityHashMap<>();

  private @Nullable Fired current;
  private long count;

  /**
   * What is known of an item.
   *
   * @throws IllegalArgumentException if nothing is
   */
  synchronized Subject subject(RolloutItem item) {
    Subject subject = subjects.get(item);
    if (subject == null) {
      throw new IllegalArgumentException(
          "this item was not inserted into the session since Turnmark was attached to it, or was"
              + " removed; an equal item is another one");
    }
    return subject;
  }

  /** The items that are known. */
  synchronized List<RolloutItem> items() {
    return List.copyOf(subjects.keySet());
  }

  /** The rules that fired about an item, in order; of the host's rules only the names are known. */
  synchronized List<Firing> firings(Subject subject, RuleCatalogue catalogue) {
    List<Firing> firings = new ArrayList<>();
    for (Fired fired : subject.firings()) {
      firings.add(Firings.firing(fired.rule(), fired.concluded(), catalogue));
    }
    return firings;
  }

  /** Knows an item no more, and hands out what was concluded of it, oldest first. */
  synchronized List<FactHandle> forget(RolloutItem item) {
    Subject subject = subjects.remove(item);
    if (subject == null) {
      return List.of();
    }
    for (Fired fired : subject.firings()) {
      fired.about().remove(subject);
      if (fired.about().isEmpty()) {
        fired.concluded().forEach(origins::remove);
      }
    }
    return List.copyOf(subject.conclusions());
  }

  @Override
  public synchronized void beforeMatchFired(BeforeMatchFiredEvent event) {
    Fired fired = new Fired(event.getMatch().getRule());
    for (Object fact : event.getMatch().getObjects()) {
      about(fact).forEach(fired::isAbout);
    }
    current = fired;
  }

  /** The items that a fact is about. */
  private Collection<Subject> about(Object fact) {
    Subject subject = fact instanceof RolloutItem item ? subjects.get(item) : concerned(fact);
    if (subject != null) {
      return List.of(subject);
    }
    Fired origin = origins.get(fact);
    return origin == null ? List.of() : origin.about();
  }

  private @Nullable Subject concerned(Object fact) {
    return fact instanceof Conclusion conclusion ? subjects.get(conclusion.item()) : null;
  }

  @Override
  public synchronized void afterMatchFired(AfterMatchFiredEvent event) {
    current = null;
  }

  @Override
  public synchronized void objectInserted(ObjectInsertedEvent event) {
    Object fact = event.getObject();
    if (fact instanceof RolloutItem item) {
      subjects.computeIfAbsent(item, added -> new Subject(added, ++count));
    }
    Subject concerned = concerned(fact);
    if (concerned != null) {
      concerned.conclusions().add(event.getFactHandle());
    }
    Fired fired = current;
    // A rule that failed never ended; what is inserted afterwards is not of its making.
    if (fired != null && fired.rule().equals(event.getRule())) {
      fired.concluded().add(fact);
      if (concerned != null) {
        fired.isAbout(concerned);
      } else if (!fired.about().isEmpty()) {
        origins.put(fact, fired);
      }
    }
  }

  @Override
  public void objectUpdated(ObjectUpdatedEvent event) {}

  /** A decision is what still stands: what was taken back is no conclusion any more. */
  @Override
  public synchronized void objectDeleted(ObjectDeletedEvent event) {
    Object fact = event.getOldObject();
    Subject concerned = concerned(fact);
    if (concerned != null) {
      concerned.conclusions().remove(event.getFactHandle());
      concerned.firings().forEach(fired -> takeBack(fact, fired));
    }
    Fired origin = origins.remove(fact);
    if (origin != null) {
      takeBack(fact, origin);
    }
  }

  @SuppressWarnings("ReferenceEquality") // An equal fact is another one.
  private static void takeBack(Object fact, Fired fired) {
    fired.concluded().removeIf(concluded -> concluded == fact);
  }
}

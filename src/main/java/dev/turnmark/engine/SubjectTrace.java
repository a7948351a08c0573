package dev.turnmark.engine;

import dev.turnmark.audit.Firing;
import dev.turnmark.engine.Subject.Fired;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.rules.RuleCatalogue;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.kie.api.definition.rule.Rule;
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

  private final WorkingMemory memory;
  private final Subjects subjects = new Subjects();

  /** Conclusions about items that a rule took out, to follow them when the rule has ended. */
  private final List<FactHandle> leaving = new ArrayList<>();

  private @Nullable Fired current;

  SubjectTrace(WorkingMemory memory) {
    this.memory = memory;
  }

  /** The number of an item, which tells it from others. */
  synchronized long number(RolloutItem item) {
    return subjects.of(item).number();
  }

  /** The items that are known, those included of which there are conclusions alone. */
  synchronized List<RolloutItem> items() {
    return subjects.items();
  }

  /**
   * The rules that fired about an item, in order; of the host's rules only the names are known.
   *
   * @throws IllegalArgumentException if the item is not there
   */
  synchronized List<Firing> firings(RolloutItem item, RuleCatalogue catalogue) {
    List<Firing> firings = new ArrayList<>();
    for (Fired fired : subjects.of(item).firings()) {
      firings.add(Firings.firing(fired.rule(), fired.concluded(), catalogue));
    }
    return firings;
  }

  /** Knows an item no more, and hands out what has to go: the item, and what was concluded. */
  synchronized List<FactHandle> forget(RolloutItem item) {
    List<FactHandle> going = takeLeaving();
    going.addAll(subjects.forget(item));
    return going;
  }

  private synchronized List<FactHandle> takeLeaving() {
    List<FactHandle> taken = new ArrayList<>(leaving);
    leaving.clear();
    return taken;
  }

  @Override
  public synchronized void beforeMatchFired(BeforeMatchFiredEvent event) {
    Fired fired = new Fired(event.getMatch().getRule());
    for (Object fact : event.getMatch().getObjects()) {
      subjects.about(fact).forEach(fired::isAbout);
    }
    current = fired;
  }

  @Override
  public void afterMatchFired(AfterMatchFiredEvent event) {
    synchronized (this) {
      current = null;
    }
    memory.delete(takeLeaving());
  }

  /** What a rule fires for. One that failed never ended; what comes afterwards is not its doing. */
  private @Nullable Fired firing(@Nullable Rule by) {
    Fired fired = current;
    return fired != null && fired.rule() != null && fired.rule().equals(by) ? fired : null;
  }

  @Override
  public void objectInserted(ObjectInsertedEvent event) {
    inserted(event.getObject(), event.getFactHandle(), event.getRule());
  }

  private synchronized void inserted(Object fact, FactHandle handle, @Nullable Rule by) {
    // Another listener, told before this one, may have taken it out again.
    if (WorkingMemory.holds(handle)) {
      Fired firing = firing(by);
      subjects.inserted(fact, handle, firing == null ? Fired.outsideOfRules() : firing);
    }
  }

  /** A handle may come to stand for another fact: then the one before is there no more. */
  @Override
  @SuppressWarnings("ReferenceEquality") // An equal fact is another one.
  public void objectUpdated(ObjectUpdatedEvent event) {
    if (event.getOldObject() != event.getObject()) {
      deleted(event.getOldObject(), event.getFactHandle(), event.getRule());
      inserted(event.getObject(), event.getFactHandle(), event.getRule());
    }
  }

  @Override
  public void objectDeleted(ObjectDeletedEvent event) {
    deleted(event.getOldObject(), event.getFactHandle(), event.getRule());
  }

  /**
   * What was concluded of an item goes when the item does, whoever deletes it. A rule that does is
   * let end first: it may be about to delete some of it itself, which fails when it is gone. The
   * engine is called without holding on to what is written down, or threads could wait for each
   * other.
   */
  private void deleted(Object fact, FactHandle handle, @Nullable Rule by) {
    memory.delete(goingNow(fact, handle, by));
  }

  private synchronized List<FactHandle> goingNow(
      Object fact, FactHandle handle, @Nullable Rule by) {
    leaving.addAll(subjects.deleted(fact, handle));
    return firing(by) == null ? takeLeaving() : List.of();
  }
}

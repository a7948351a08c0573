package dev.turnmark.engine;

import dev.turnmark.audit.Firing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kie.api.runtime.KieSession;
import org.kie.api.runtime.rule.FactHandle;

/**
 * Writes down which rules fire in a session, and what each of them concludes. It is told by the
 * consequences themselves, which {@link TracedRules} has seen to.
 */
final class Trace {

  private final List<Firing> firings = new ArrayList<>();
  private final List<FactHandle> inserted = new ArrayList<>();
  private final List<Object> concluded = new ArrayList<>();
  private final @Nullable Stopwatch stopwatch;
  private @Nullable Cited current;
  private @Nullable Runaway runaway;
  private int mostConclusions;
  private int conclusions;
  private boolean propagating;

  /**
   * For one session.
   *
   * @param budget how long the rules may take for an item
   */
  Trace(TimeBudget budget) {
    this.stopwatch = budget.stopwatch();
  }

  /** What an answer says of a rule. */
  record Cited(String name, String place, String because) {

    Firing firing(List<Object> concluded) {
      return new Firing(name, place, because, concluded);
    }
  }

  /**
   * Forgets the item before; the next begins.
   *
   * @param firings how often rules may fire for it
   */
  void begin(int firings) {
    clear();
    mostConclusions = FiringLimit.conclusions(firings);
    if (stopwatch != null) {
      stopwatch.begin();
    }
  }

  private void clear() {
    firings.clear();
    inserted.clear();
    concluded.clear();
    current = null;
    runaway = null;
    conclusions = 0;
    propagating = false;
  }

  /**
   * A rule begins to carry out its consequence.
   *
   * @throws Runaway when there is no time left
   */
  void begins(Cited rule) {
    if (stopwatch != null) {
      stopIfLate(stopwatch);
    }
    current = rule;
  }

  private void stopIfLate(Stopwatch watch) {
    long passed = watch.overrun();
    if (passed > 0) {
      throw stop("the rules took too long: after " + watch.words(passed) + ",");
    }
  }

  private Runaway stop(String howFar) {
    runaway = new Runaway(howFar);
    return runaway;
  }

  /** What was thrown to stop the rules; they may have caught it. */
  Optional<Runaway> runaway() {
    return Optional.ofNullable(runaway);
  }

  /**
   * It concludes a fact.
   *
   * @throws Runaway when that is more than any item needs, or there is no time left
   */
  void concludes(Object fact) {
    if (++conclusions > mostConclusions) {
      throw stop("the rules did not stop: after %d conclusions".formatted(mostConclusions));
    }
    if (stopwatch != null) {
      stopIfLate(stopwatch);
    }
    concluded.add(fact);
  }

  /** The same; rules ask for such facts. One that is there already is nothing new. */
  void concludes(Object fact, KieSession kie) {
    if (kie.getFactHandle(fact) != null) {
      return;
    }
    concludes(fact);
    // What fails until the fact has come where it is asked for is no fault of the consequence.
    propagating = true;
    inserted.add(kie.insert(fact));
    propagating = false;
  }

  /** A fact was inserted on another way. */
  void inserted(FactHandle handle) {
    inserted.add(handle);
  }

  /** The rule has carried out its consequence. */
  void ends() {
    if (current != null) {
      firings.add(current.firing(concluded()));
      concluded.clear();
      current = null;
    }
  }

  /** Most rules conclude one fact. */
  private List<Object> concluded() {
    return concluded.size() == 1 ? List.of(concluded.get(0)) : List.copyOf(concluded);
  }

  /** The firing whose consequence is being carried out, or was when it failed. */
  Optional<Firing> firing() {
    return Optional.ofNullable(propagating ? null : current).map(rule -> rule.firing(concluded()));
  }

  /** Every firing since the trace was cleared, in order, with one that failed at the end. */
  List<Firing> firings() {
    ends();
    return List.copyOf(firings);
  }

  /** Takes out of a session all that was inserted since the trace was cleared. */
  void forget(KieSession kie) {
    for (FactHandle handle : inserted) {
      // A rule may have taken a fact back, and the engine keeps none that matches nothing.
      if (WorkingMemory.holds(handle)) {
        kie.delete(handle, FactHandle.State.ALL);
      }
    }
  }
}

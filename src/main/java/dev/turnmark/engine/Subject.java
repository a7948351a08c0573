package dev.turnmark.engine;

import dev.turnmark.model.RolloutItem;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.kie.api.definition.rule.Rule;
import org.kie.api.runtime.rule.FactHandle;

/**
 * An item in the session of a host, and what happened about it there. Conclusions may be there
 * before the item is, and after it.
 */
final class Subject {

  private final RolloutItem item;
  private final long number;
  private final List<Fired> firings = new ArrayList<>();
  private final Set<FactHandle> own = new LinkedHashSet<>(2);
  private final Set<FactHandle> conclusions = new LinkedHashSet<>();

  /**
   * @param number tells it from other items of the session
   */
  Subject(RolloutItem item, long number) {
    this.item = item;
    this.number = number;
  }

  /**
   * A rule that fired.
   *
   * @param rule null for what the host inserted outside of rules
   * @param concluded the facts it inserted that are still there
   * @param about the items that it matched or concluded something of
   */
  record Fired(@Nullable Rule rule, List<Object> concluded, Set<Subject> about) {

    Fired(@Nullable Rule rule) {
      this(rule, new ArrayList<>(2), new LinkedHashSet<>());
    }

    static Fired outsideOfRules() {
      return new Fired(null);
    }

    /** Whether it was no rule, and what was inserted is there no more. */
    boolean isNothing() {
      return rule == null && concluded.isEmpty();
    }

    void isAbout(Subject subject) {
      if (about.add(subject)) {
        subject.firings.add(this);
      }
    }
  }

  RolloutItem item() {
    return item;
  }

  long number() {
    return number;
  }

  /** In the order in which they happened. */
  List<Fired> firings() {
    return firings;
  }

  /**
   * The handles of the item itself: none while it is not there, and more than one if it was
   * inserted by more than one entry point.
   */
  Set<FactHandle> own() {
    return own;
  }

  /** The handles of what was concluded of it, by rules or by the host, oldest first. */
  Set<FactHandle> conclusions() {
    return conclusions;
  }
}

package dev.turnmark.engine;

import dev.turnmark.rules.RuleSet;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * The sessions of the rules in force: others as soon as other rules are. Safe for many threads at
 * once.
 */
final class SessionsInForce implements AutoCloseable {

  private final Supplier<RuleSet> rules;
  private final TimeBudget budget;
  private final Object change = new Object();
  private volatile RuleSessions sessions;
  private boolean closed;

  /**
   * @param rules gives those in force
   * @param budget how long they may take for an item
   */
  SessionsInForce(Supplier<RuleSet> rules, TimeBudget budget) {
    this.rules = rules;
    this.budget = budget;
    this.sessions = new RuleSessions(asked(), budget);
  }

  /** Those to judge the next item with. */
  RuleSessions now() {
    RuleSessions last = sessions;
    return last.by(asked()) ? last : change();
  }

  private RuleSet asked() {
    return Objects.requireNonNull(rules.get(), "the supplier of rules gave none");
  }

  private RuleSessions change() {
    RuleSessions last;
    RuleSessions others;
    synchronized (change) {
      // Asked again: what this thread was told may be older than what another has made of it.
      RuleSet next = asked();
      last = sessions;
      if (closed || last.by(next)) {
        return last;
      }
      others = new RuleSessions(next, budget);
      sessions = others;
    }
    last.retire();
    return others;
  }

  @Override
  public void close() {
    synchronized (change) {
      closed = true;
      sessions.close();
    }
  }
}

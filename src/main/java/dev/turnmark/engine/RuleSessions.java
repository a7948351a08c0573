package dev.turnmark.engine;

import dev.turnmark.audit.Firing;
import dev.turnmark.fact.Session;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.rules.ContextClassLoader;
import dev.turnmark.rules.RuleSet;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;

/**
 * The sessions of a rule set: as many as are in use together, and {@link IdleSessions#PLACES a few}
 * that wait. Safe for many threads at once; those in use when it is closed are disposed of as they
 * come back.
 *
 * <p>A thread waits only where a session has to be made, which takes milliseconds, and no more are
 * made at a time than there are processors: of a thousand threads that begin together, most find
 * one that another has given back by the time it is their turn.
 */
final class RuleSessions implements AutoCloseable {

  private final RuleSet rules;
  private final TimeBudget budget;
  private final IdleSessions idle = new IdleSessions();
  private final Semaphore making = new Semaphore(Runtime.getRuntime().availableProcessors());
  private final AtomicBoolean closed = new AtomicBoolean();
  private volatile boolean retired;

  RuleSessions(RuleSet rules) {
    this(rules, TimeBudget.NONE);
  }

  /**
   * The same with a limit of time.
   *
   * @param budget for each item
   */
  RuleSessions(RuleSet rules, TimeBudget budget) {
    this.rules = rules;
    this.budget = budget;
  }

  /**
   * Lets the rules judge a fact, alone but for what is known of its session.
   *
   * @return the rules that fired, in order, and what they concluded
   * @throws RuleFailure if a rule failed or they would not stop
   * @throws IllegalStateException if it is closed
   */
  List<Firing> judge(Object fact, Session session) {
    return use(rules -> rules.judge(fact, session));
  }

  /** The same of an item in company. */
  List<Firing> judge(RolloutItem item, Session session, Company company) {
    return use(rules -> rules.judge(item, session, company));
  }

  /** Wherever the caller looks for classes: the engine finds parts of itself as it goes. */
  private List<Firing> use(Function<RuleSession, List<Firing>> judging) {
    return ContextClassLoader.with(RuleSessions.class.getClassLoader(), () -> useHere(judging));
  }

  private List<Firing> useHere(Function<RuleSession, List<Firing>> judging) {
    if (closed.get()) {
      throw new IllegalStateException("this is closed; make another from its rules");
    }
    RuleSession free = idle.poll();
    RuleSession used = free == null ? make() : free;
    boolean sound = false;
    try {
      List<Firing> firings = judging.apply(used);
      sound = used.isClean();
      return firings;
    } finally {
      giveBack(used, sound);
    }
  }

  private RuleSession make() {
    making.acquireUninterruptibly();
    try {
      RuleSession free = idle.poll();
      return free == null ? new RuleSession(rules, budget) : free;
    } finally {
      making.release();
    }
  }

  private void giveBack(RuleSession session, boolean sound) {
    if (!sound) {
      session.close();
      return;
    }
    idle.add(session);
    if (retired || closed.get()) {
      disposeOfIdle();
    }
  }

  /** Whether these rules judge. */
  boolean by(RuleSet other) {
    return rules.equals(other);
  }

  /** The revision of the rules that judge. */
  String revision() {
    return rules.revision();
  }

  /** How many wait. */
  int idle() {
    return idle.size();
  }

  /** Other rules are in force: whoever is still here is served, but no session is kept. */
  void retire() {
    retired = true;
    disposeOfIdle();
  }

  @Override
  public void close() {
    closed.set(true);
    disposeOfIdle();
  }

  private void disposeOfIdle() {
    for (RuleSession next = idle.poll(); next != null; next = idle.poll()) {
      next.close();
    }
  }
}

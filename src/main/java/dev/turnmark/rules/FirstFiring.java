package dev.turnmark.rules;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.drools.base.base.ValueResolver;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.base.rule.consequence.Consequence;
import org.drools.base.rule.consequence.ConsequenceContext;
import org.kie.api.KieBase;
import org.kie.api.definition.KiePackage;
import org.kie.api.definition.rule.Rule;

/**
 * A consequence that one thread carries out for the first time while others wait. The engine's own
 * finds out at its first firing where in a match its arguments stand, and keeps that in plain
 * fields, which another thread may see half written. From then on this costs the reading of a
 * field.
 */
final class FirstFiring implements Consequence<ConsequenceContext> {

  private final Consequence<ConsequenceContext> consequence;
  private final Lock first = new ReentrantLock();

  /** Written behind all that the first firing writes, read before all that others read. */
  private volatile boolean fired;

  FirstFiring(Consequence<ConsequenceContext> consequence) {
    this.consequence = consequence;
  }

  /** Makes a rule base, before anybody has a session of it, one that threads may share. */
  @SuppressWarnings("unchecked") // The engine's own type for it is raw.
  static void alone(KieBase base) {
    for (KiePackage drlPackage : base.getKiePackages()) {
      for (Rule rule : drlPackage.getRules()) {
        RuleImpl known = (RuleImpl) rule;
        known.setConsequence(new FirstFiring(known.getConsequence()));
      }
    }
  }

  @Override
  public String getName() {
    return consequence.getName();
  }

  @Override
  public void evaluate(ConsequenceContext match, ValueResolver session) throws Exception {
    if (fired) {
      consequence.evaluate(match, session);
      return;
    }
    first.lock();
    try {
      consequence.evaluate(match, session);
      fired = true;
    } finally {
      first.unlock();
    }
  }
}

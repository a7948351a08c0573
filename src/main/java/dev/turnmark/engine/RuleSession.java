package dev.turnmark.engine;

import dev.turnmark.audit.Firing;
import dev.turnmark.fact.Session;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.rules.ContextClassLoader;
import dev.turnmark.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.kie.api.runtime.KieSession;
import org.kie.api.runtime.rule.FactHandle;

/**
 * A KIE session used for one item after another. Nothing an item left behind is there when the next
 * one comes; only what is known of the rollout stays. For one thread at a time.
 */
final class RuleSession implements AutoCloseable {

  private final KieSession kie;
  private final Trace trace;
  private Session session = Session.UNKNOWN;
  private @Nullable FactHandle sessionHandle;
  private long known;

  RuleSession(RuleSet rules) {
    this(rules, TimeBudget.NONE);
  }

  /** The same with a limit of time for each item. */
  RuleSession(RuleSet rules, TimeBudget budget) {
    this.trace = new Trace(budget);
    this.kie = TracedRules.session(rules, trace);
  }

  /**
   * Lets the rules judge what a line says, or another fact that is to be judged alone.
   *
   * @return the rules that fired, in order, and what they concluded
   * @throws RuleFailure if a rule failed or they would not stop; close the session then
   */
  List<Firing> judge(Object fact, Session about) {
    PartLimit.check(fact);
    know(about);
    int limit = FiringLimit.of(fact);
    trace.begin(limit);
    trace.inserted(kie.insert(fact));
    fire(limit);
    List<Firing> firings = trace.firings();
    trace.forget(kie);
    return firings;
  }

  /** The same of an item in company; the rules that fired for the company are told too. */
  List<Firing> judge(RolloutItem item, Session about, Company company) {
    PartLimit.check(item);
    List<Company.Other> items = new ArrayList<>(company.beside());
    items.add(new Company.Other(item, company.overlay()));
    OverlaidRules overlaid = new OverlaidRules(kie, trace, items);
    kie.addEventListener(overlaid);
    know(about);
    int limit = items.stream().mapToInt(next -> FiringLimit.of(next.item())).sum();
    trace.begin(limit);
    items.forEach(next -> trace.inserted(kie.insert(next.item())));
    fire(limit);
    List<Firing> firings = trace.firings();
    trace.forget(kie);
    kie.removeEventListener(overlaid);
    return firings;
  }

  private void fire(int limit) {
    int fired;
    try {
      fired = kie.fireAllRules(limit);
    } catch (OutOfMemoryError e) {
      throw new RuleFailure(
          "there was not enough memory to decide it; give Java more with -Xmx", List.of());
    } catch (RuntimeException | Error e) {
      // Whatever a rule's own code may throw; but when Java itself is broken, that is not the
      // rule's.
      if (e instanceof VirtualMachineError broken && !(e instanceof StackOverflowError)) {
        throw broken;
      }
      trace.runaway().ifPresent(this::giveUp);
      String rule = trace.firing().map(Attributed::name).orElse("a condition of a rule");
      throw new RuleFailure(rule + " failed: " + RuleFailure.describe(e), trace.firings());
    }
    trace.runaway().ifPresent(this::giveUp);
    if (fired >= limit) {
      giveUp(new Runaway("the rules did not stop: after %d firings".formatted(limit)));
    }
  }

  private void giveUp(Runaway runaway) {
    List<Firing> all = trace.firings();
    throw new RuleFailure(
        runaway.getMessage()
            + (all.isEmpty()
                ? " none of them had fired yet"
                : " these were still going on: " + lastNames(all)),
        all);
  }

  private static String lastNames(List<Firing> all) {
    Set<String> names = new TreeSet<>();
    all.subList(Math.max(0, all.size() - 10), all.size()).forEach(f -> names.add(f.rule()));
    return String.join("; ", names);
  }

  @SuppressWarnings("ReferenceEquality") // One object a rollout: comparing it is not worth more.
  private void know(Session about) {
    if (about == session) {
      return;
    }
    if (sessionHandle != null) {
      kie.delete(sessionHandle);
      sessionHandle = null;
      known = 0;
    }
    session = about;
    if (!about.equals(Session.UNKNOWN)) {
      sessionHandle = kie.insert(about);
      // The engine keeps no fact that no rule asks for.
      known = factCount();
    }
  }

  /**
   * Whether nothing is left of the items so far, and what is known of the rollout is still there.
   */
  boolean isClean() {
    return factCount() == known && (known == 0 || WorkingMemory.holds(sessionHandle));
  }

  /** How many facts are in working memory. */
  long factCount() {
    return kie.getFactCount();
  }

  @Override
  public void close() {
    // Even here the engine looks for parts of itself.
    ContextClassLoader.with(
        RuleSession.class.getClassLoader(),
        () -> {
          kie.dispose();
          return trace;
        });
  }
}

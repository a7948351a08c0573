package dev.turnmark.engine;

import dev.turnmark.engine.Trace.Cited;
import dev.turnmark.rules.RuleSet;
import java.util.HashSet;
import java.util.Set;
import org.drools.model.Condition;
import org.drools.model.Consequence;
import org.drools.model.Model;
import org.drools.model.Pattern;
import org.drools.model.Rule;
import org.drools.model.consequences.ConsequenceImpl;
import org.kie.api.KieServices;
import org.kie.api.conf.KieBaseMutabilityOption;
import org.kie.api.runtime.KieSession;
import org.kie.api.runtime.KieSessionConfiguration;
import org.kie.api.runtime.conf.ThreadSafeOption;

/**
 * The rules of a set, made for one session: their consequences tell its trace what they conclude.
 *
 * <p>A rule base of its own for each session is what allows it to do without locks: the engine
 * keeps in a rule base what its consequences were given last, unless it is told that threads may
 * share it. It takes some milliseconds to make.
 */
final class TracedRules {

  /** What a consequence says that changes, takes back, or asks the engine itself. */
  private static final Set<String> BEYOND_INSERTING =
      Set.of("insertLogical", "update", "modify", "delete", "retract", "kcontext", "drools");

  private final RuleSet rules;
  private final Trace trace;

  private TracedRules(RuleSet rules, Trace trace) {
    this.rules = rules;
    this.trace = trace;
  }

  /** A session of rules, for one thread at a time, that tells a trace. */
  static KieSession session(RuleSet rules, Trace trace) {
    TracedRules traced = new TracedRules(rules, trace);
    return traced.insertOnly() ? traced.told() : traced.heard();
  }

  /** Whether consequences do nothing but insert, as far as words can tell. */
  private boolean insertOnly() {
    return BEYOND_INSERTING.stream().noneMatch(rules.words()::mentions);
  }

  /** A session whose listeners tell the trace, of rules that do more than insert. */
  private KieSession heard() {
    KieSession session = rules.newKieBase(rule -> rule).newKieSession(alone(), null);
    TraceListener.on(session, trace, rule -> cited(rule.getPackageName(), rule.getName()));
    return session;
  }

  private static KieSessionConfiguration alone() {
    KieSessionConfiguration alone = KieServices.get().newKieSessionConfiguration();
    alone.setOption(ThreadSafeOption.NO);
    return alone;
  }

  /** A session whose consequences tell the trace. */
  private KieSession told() {
    Conclusions conclusions = new Conclusions(trace, asked());
    KieSession session =
        rules
            .newKieBase(rule -> traced(rule, conclusions), KieBaseMutabilityOption.DISABLED)
            .newKieSession(alone(), null);
    conclusions.within(session);
    return session;
  }

  /** The kinds of fact that rules ask for. */
  private Set<Class<?>> asked() {
    Set<Class<?>> asked = new HashSet<>();
    for (Model model : rules.models()) {
      model.getRules().forEach(rule -> collect(rule.getView(), asked));
    }
    return asked;
  }

  private static void collect(Condition condition, Set<Class<?>> asked) {
    if (condition instanceof Pattern<?> pattern) {
      asked.add(pattern.getPatternVariable().getType());
    } else {
      condition.getSubConditions().forEach(inside -> collect(inside, asked));
    }
  }

  private Rule traced(Rule rule, Conclusions conclusions) {
    Consequence consequence = rule.getDefaultConsequence();
    return new TracedRule(
        rule,
        new ConsequenceImpl(
            new TracedBlock(
                cited(rule.getPackage(), rule.getName()),
                consequence.getBlock(),
                consequence.isUsingDrools(),
                trace,
                conclusions),
            consequence.getVariables(),
            consequence.isUsingDrools(),
            consequence.isBreaking(),
            consequence.getLanguage()));
  }

  private Cited cited(String drlPackage, String name) {
    return rules
        .catalogue()
        .rule(drlPackage, name)
        .map(known -> new Cited(known.name(), known.place(), known.because()))
        .orElseGet(() -> new Cited(name, drlPackage, ""));
  }
}

package dev.turnmark.bench;

import dev.turnmark.audit.Firing;
import dev.turnmark.rules.RuleCatalogue;
import dev.turnmark.rules.RuleInfo;
import dev.turnmark.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kie.api.event.rule.AgendaEventListener;
import org.kie.api.event.rule.BeforeMatchFiredEvent;
import org.kie.api.event.rule.DefaultAgendaEventListener;
import org.kie.api.event.rule.DefaultRuleRuntimeEventListener;
import org.kie.api.event.rule.ObjectInsertedEvent;
import org.kie.api.event.rule.RuleRuntimeEventListener;
import org.kie.api.runtime.KieSession;
import org.kie.api.runtime.rule.FactHandle;

/**
 * A KIE session that concludes, and nothing around it: what is concluded is noted, and, if wanted,
 * which rule concluded it.
 */
final class BareSession implements AutoCloseable {

  private final KieSession kie;
  private final List<FactHandle> facts = new ArrayList<>();
  private final List<Object> conclusions = new ArrayList<>();
  private final List<Firing> firings = new ArrayList<>();
  private @Nullable List<Object> concluded;

  private BareSession(RuleSet rules) {
    kie = rules.kieBase().newKieSession();
    kie.addEventListener((RuleRuntimeEventListener) new Noting());
  }

  /** One that notes conclusions. */
  static BareSession unaudited(RuleSet rules) {
    return new BareSession(rules);
  }

  /** One that notes firings too, as a decision tells them. */
  static BareSession audited(RuleSet rules) {
    BareSession session = new BareSession(rules);
    session.kie.addEventListener((AgendaEventListener) session.new Auditing(rules.catalogue()));
    return session;
  }

  /** Lets the rules conclude, and forgets it; gives how much was noted. */
  int conclude(Object fact) {
    facts.clear();
    conclusions.clear();
    firings.clear();
    concluded = null;
    kie.insert(fact);
    kie.fireAllRules();
    for (FactHandle handle : facts) {
      kie.delete(handle);
    }
    return conclusions.size() + firings.size();
  }

  @Override
  public void close() {
    kie.dispose();
  }

  private final class Noting extends DefaultRuleRuntimeEventListener {

    @Override
    public void objectInserted(ObjectInsertedEvent event) {
      facts.add(event.getFactHandle());
      conclusions.add(event.getObject());
      if (concluded != null) {
        concluded.add(event.getObject());
      }
    }
  }

  private final class Auditing extends DefaultAgendaEventListener {

    private final RuleCatalogue catalogue;

    Auditing(RuleCatalogue catalogue) {
      this.catalogue = catalogue;
    }

    @Override
    public void beforeMatchFired(BeforeMatchFiredEvent event) {
      var rule = event.getMatch().getRule();
      Optional<RuleInfo> known = catalogue.rule(rule.getPackageName(), rule.getName());
      RuleInfo info = known.orElseThrow();
      List<Object> facts = new ArrayList<>(2);
      concluded = facts;
      firings.add(new Firing(info.name(), info.place(), info.because(), facts));
    }
  }
}

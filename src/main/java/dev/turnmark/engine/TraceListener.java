package dev.turnmark.engine;

import dev.turnmark.engine.Trace.Cited;
import java.util.function.Function;
import org.kie.api.definition.rule.Rule;
import org.kie.api.event.rule.AfterMatchFiredEvent;
import org.kie.api.event.rule.BeforeMatchFiredEvent;
import org.kie.api.event.rule.DefaultAgendaEventListener;
import org.kie.api.event.rule.ObjectDeletedEvent;
import org.kie.api.event.rule.ObjectInsertedEvent;
import org.kie.api.event.rule.ObjectUpdatedEvent;
import org.kie.api.event.rule.RuleRuntimeEventListener;
import org.kie.api.runtime.KieSession;

/**
 * Tells a trace what the engine says of its rules. That costs more than consequences that tell it
 * themselves, but is right whatever they do.
 */
final class TraceListener extends DefaultAgendaEventListener implements RuleRuntimeEventListener {

  private final Trace trace;
  private final Function<Rule, Cited> cited;
  private boolean firing;

  private TraceListener(Trace trace, Function<Rule, Cited> cited) {
    this.trace = trace;
    this.cited = cited;
  }

  /** Has a session tell a trace. */
  static void on(KieSession session, Trace trace, Function<Rule, Cited> cited) {
    TraceListener listener = new TraceListener(trace, cited);
    session.addEventListener((org.kie.api.event.rule.AgendaEventListener) listener);
    session.addEventListener((RuleRuntimeEventListener) listener);
  }

  @Override
  public void beforeMatchFired(BeforeMatchFiredEvent event) {
    firing = true;
    trace.begins(cited.apply(event.getMatch().getRule()));
  }

  @Override
  public void afterMatchFired(AfterMatchFiredEvent event) {
    firing = false;
    trace.ends();
  }

  @Override
  public void objectInserted(ObjectInsertedEvent event) {
    if (firing) {
      trace.concludes(event.getObject());
      trace.inserted(event.getFactHandle());
    }
  }

  @Override
  public void objectUpdated(ObjectUpdatedEvent event) {}

  @Override
  public void objectDeleted(ObjectDeletedEvent event) {}
}

package dev.turnmark.engine;

import dev.turnmark.engine.Company.Other;
import dev.turnmark.fact.Context;
import dev.turnmark.fact.Part;
import dev.turnmark.fact.Typed;
import java.util.List;
import org.kie.api.event.rule.ObjectDeletedEvent;
import org.kie.api.event.rule.ObjectInsertedEvent;
import org.kie.api.event.rule.ObjectUpdatedEvent;
import org.kie.api.event.rule.RuleRuntimeEventListener;
import org.kie.api.runtime.KieSession;

/** Says of parts of items, as soon as they are there, what rules laid over others may. */
record OverlaidRules(KieSession kie, Trace trace, List<Other> items)
    implements RuleRuntimeEventListener {

  @Override
  public void objectInserted(ObjectInsertedEvent event) {
    if (event.getObject() instanceof Part part) {
      items.stream().filter(item -> part.of(item.item())).forEach(item -> say(part, item));
    }
  }

  private void say(Part part, Other item) {
    if (item.overlay().typed().contains(part.index())) {
      trace.inserted(kie.insert(new Typed(part)));
    }
    if (item.overlay().injected().contains(part.index())) {
      trace.inserted(kie.insert(new Context(part)));
    }
  }

  @Override
  public void objectUpdated(ObjectUpdatedEvent event) {}

  @Override
  public void objectDeleted(ObjectDeletedEvent event) {}
}

package dev.turnmark.engine;

import dev.turnmark.engine.Company.Other;
import dev.turnmark.fact.Part;
import dev.turnmark.fact.Typed;
import java.util.List;
import org.kie.api.event.rule.ObjectDeletedEvent;
import org.kie.api.event.rule.ObjectInsertedEvent;
import org.kie.api.event.rule.ObjectUpdatedEvent;
import org.kie.api.event.rule.RuleRuntimeEventListener;
import org.kie.api.runtime.KieSession;

/** Says of parts of items that a person typed them, as rules laid over others may. */
record Typist(KieSession kie, List<Other> items) implements RuleRuntimeEventListener {

  @Override
  public void objectInserted(ObjectInsertedEvent event) {
    if (event.getObject() instanceof Part part
        && items.stream().anyMatch(i -> part.of(i.item()) && i.typed().contains(part.index()))) {
      kie.insert(new Typed(part));
    }
  }

  @Override
  public void objectUpdated(ObjectUpdatedEvent event) {}

  @Override
  public void objectDeleted(ObjectDeletedEvent event) {}
}

package dev.turnmark.engine;

import dev.turnmark.audit.Firing;
import dev.turnmark.rules.RuleCatalogue;
import dev.turnmark.rules.RuleInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kie.api.definition.rule.Rule;
import org.kie.api.event.rule.AfterMatchFiredEvent;
import org.kie.api.event.rule.BeforeMatchFiredEvent;
import org.kie.api.event.rule.DefaultAgendaEventListener;
import org.kie.api.event.rule.ObjectDeletedEvent;
import org.kie.api.event.rule.ObjectInsertedEvent;
import org.kie.api.event.rule.ObjectUpdatedEvent;
import org.kie.api.event.rule.RuleRuntimeEventListener;
import org.kie.api.runtime.rule.FactHandle;

/** Writes down which rules fire in a session, and what each of them inserts. */
final class Trace extends DefaultAgendaEventListener implements RuleRuntimeEventListener {

  private final RuleCatalogue catalogue;
  private final List<Entry> entries = new ArrayList<>();
  private final List<FactHandle> inserted = new ArrayList<>();
  private @Nullable Entry current;

  Trace(RuleCatalogue catalogue) {
    this.catalogue = catalogue;
  }

  private record Entry(Rule rule, List<Object> concluded) {}

  /** Forgets the item before. */
  void clear() {
    entries.clear();
    inserted.clear();
    current = null;
  }

  /** What was inserted since the trace was cleared, by rules or from outside. */
  List<FactHandle> inserted() {
    return inserted;
  }

  /** The firing whose consequence is being carried out, or was when it failed. */
  Optional<Firing> firing() {
    return Optional.ofNullable(current).map(this::firing);
  }

  /** Hands on every firing since the trace was cleared, in order. */
  List<Firing> firings() {
    List<Firing> firings = new ArrayList<>(entries.size());
    for (Entry entry : entries) {
      firings.add(firing(entry));
    }
    return firings;
  }

  /** A host may have rules of its own in the session; of those only the name is known. */
  private Firing firing(Entry entry) {
    Rule rule = entry.rule();
    RuleInfo known = catalogue.rule(rule.getPackageName(), rule.getName()).orElse(null);
    return known == null
        ? new Firing(rule.getName(), rule.getPackageName(), "", entry.concluded())
        : new Firing(known.name(), known.place(), known.because(), entry.concluded());
  }

  @Override
  public void beforeMatchFired(BeforeMatchFiredEvent event) {
    current = new Entry(event.getMatch().getRule(), new ArrayList<>(2));
    entries.add(current);
  }

  @Override
  public void afterMatchFired(AfterMatchFiredEvent event) {
    current = null;
  }

  @Override
  public void objectInserted(ObjectInsertedEvent event) {
    inserted.add(event.getFactHandle());
    if (current != null) {
      current.concluded().add(event.getObject());
    }
  }

  @Override
  public void objectUpdated(ObjectUpdatedEvent event) {}

  @Override
  public void objectDeleted(ObjectDeletedEvent event) {}
}

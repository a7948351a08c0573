package dev.turnmark.engine;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.drools.model.BitMask;
import org.drools.model.Channel;
import org.drools.model.Drools;
import org.drools.model.DroolsEntryPoint;
import org.jspecify.annotations.Nullable;
import org.kie.api.runtime.KieSession;
import org.kie.api.runtime.rule.FactHandle;

/**
 * What the consequences of a session insert into. Everything is told to the trace, and goes into
 * working memory if there are rules to ask for such a fact: what no rule can ask for changes
 * nothing there, and would only have to be taken out again.
 */
final class Conclusions implements Drools {

  private final Trace trace;
  private final Set<Class<?>> asked;
  private final Map<Class<?>, Boolean> known = new HashMap<>();
  private @Nullable KieSession kie;
  private @Nullable Drools engine;

  /**
   * @param asked the kinds of fact that rules ask for
   */
  Conclusions(Trace trace, Set<Class<?>> asked) {
    this.trace = trace;
    this.asked = Set.copyOf(asked);
  }

  /** The session, which there is only when its rules are there. */
  void within(KieSession session) {
    kie = session;
  }

  /** These, on the way to what the engine gives a consequence. */
  Drools through(Drools given) {
    engine = given;
    return this;
  }

  @Override
  public void insert(Object fact) {
    if (isAsked(fact.getClass())) {
      trace.concludes(fact, session());
    } else {
      trace.concludes(fact);
    }
  }

  private boolean isAsked(Class<?> kind) {
    Boolean found = known.get(kind);
    if (found == null) {
      found = asked.stream().anyMatch(type -> type.isAssignableFrom(kind));
      known.put(kind, found);
    }
    return found;
  }

  @Override
  public void insert(Object fact, boolean dynamic) {
    insert(fact);
  }

  @Override
  public void insertAsync(Object fact) {
    insert(fact);
  }

  @Override
  public void logicalInsert(Object fact) {
    FactHandle before = session().getFactHandle(fact);
    engine().logicalInsert(fact);
    FactHandle after = session().getFactHandle(fact);
    if (before == null && after != null) {
      trace.concludes(fact);
      trace.inserted(after);
    }
  }

  @Override
  public void update(Object fact, String... properties) {
    engine().update(fact, properties);
  }

  @Override
  public void update(Object fact, BitMask properties) {
    engine().update(fact, properties);
  }

  @Override
  public void delete(Object fact) {
    engine().delete(fact);
  }

  @Override
  public <T> T getRuntime(Class<T> kind) {
    return engine().getRuntime(kind);
  }

  @Override
  public <T> T getContext(Class<T> kind) {
    return engine().getContext(kind);
  }

  @Override
  public DroolsEntryPoint getEntryPoint(String name) {
    return engine().getEntryPoint(name);
  }

  @Override
  public void halt() {
    engine().halt();
  }

  @Override
  public void setFocus(String group) {
    engine().setFocus(group);
  }

  @Override
  public Channel getChannel(String name) {
    return engine().getChannel(name);
  }

  private KieSession session() {
    if (kie == null) {
      throw new IllegalStateException("there is no session yet");
    }
    return kie;
  }

  private Drools engine() {
    if (engine == null) {
      throw new IllegalStateException("no consequence is being carried out");
    }
    return engine;
  }
}

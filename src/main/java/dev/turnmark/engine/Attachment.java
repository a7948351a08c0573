package dev.turnmark.engine;

import dev.turnmark.audit.Decision;
import dev.turnmark.audit.Firing;
import dev.turnmark.audit.LineMarks;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.rules.RuleInfo;
import dev.turnmark.rules.RuleSet;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.drools.core.RuleBaseConfiguration.AssertBehaviour;
import org.drools.core.impl.InternalRuleBase;
import org.kie.api.KieBase;
import org.kie.api.event.rule.AgendaEventListener;
import org.kie.api.event.rule.RuleRuntimeEventListener;
import org.kie.api.runtime.KieSession;
import org.kie.api.runtime.rule.FactHandle;

/**
 * Turnmark in a KIE session that a host runs: items lie beside the host's own facts, and the rules
 * of both fire together, when the host fires them.
 *
 * <p>It listens to the session and calls nothing but insert and delete. Any number of items may be
 * in the session at once; facts know their item by identity, so equal items don't touch each other.
 * Items that the host, or one of its rules, inserts on another way count like those inserted here.
 * What is known of the rollout ({@link dev.turnmark.fact.Session}) is a fact that the host may
 * insert; it holds for every item in the session.
 *
 * <p>Calls are safe while another thread fires, but what is read then may be half of a decision.
 */
public final class Attachment implements AutoCloseable {

  private final KieSession session;
  private final WorkingMemory memory;
  private final RuleSet rules;
  private final SubjectTrace trace;
  private volatile boolean closed;

  private Attachment(KieSession session, RuleSet rules) {
    this.session = session;
    this.memory = new WorkingMemory(session);
    this.rules = rules;
    this.trace = new SubjectTrace(memory);
  }

  /**
   * Attaches to a session.
   *
   * @param rules those that decide. The rule base of the session has to have them: because it is
   *     theirs ({@link RuleSet#kieBase}), because they were added to it ({@link RuleSet#addTo}), or
   *     because the host's build compiled the same files
   * @throws IllegalArgumentException if it has not, or if it takes equal facts for one; if the
   *     session was disposed of
   */
  public static Attachment to(KieSession session, RuleSet rules) {
    Objects.requireNonNull(session, "session");
    Objects.requireNonNull(rules, "rules");
    if (!new WorkingMemory(session).isAlive()) {
      throw new IllegalArgumentException(
          "the session was disposed of; attach to one that is still open");
    }
    KieBase base = session.getKieBase();
    List<RuleInfo> missing = rules.missingFrom(base);
    if (!missing.isEmpty()) {
      throw new IllegalArgumentException(
          "the rule base of the session lacks %d of the %d rules, such as \"%s\" (%s); RuleSet.addTo(KieBase) adds them"
              .formatted(
                  missing.size(),
                  rules.catalogue().rules().size(),
                  missing.get(0).name(),
                  missing.get(0).place()));
    }
    if (base instanceof InternalRuleBase known
        && AssertBehaviour.EQUALITY.equals(known.getRuleBaseConfiguration().getAssertBehaviour())) {
      throw new IllegalArgumentException(
          "the rule base of the session takes equal facts for one, but two equal items are two; give"
              + " it EqualityBehaviorOption.IDENTITY");
    }
    Attachment attachment = new Attachment(session, rules);
    session.addEventListener((AgendaEventListener) attachment.trace);
    session.addEventListener((RuleRuntimeEventListener) attachment.trace);
    return attachment;
  }

  /**
   * Inserts an item; what it is shows when the rules have fired.
   *
   * @throws IllegalArgumentException if memory has no room for what would be concluded of it
   * @throws IllegalStateException if this was closed
   */
  public FactHandle insert(RolloutItem item) {
    requireOpenFor(item);
    try {
      PartLimit.check(item);
    } catch (RuleFailure tooMany) {
      throw new IllegalArgumentException(tooMany.sentence());
    }
    return session.insert(item);
  }

  /**
   * What stands in the session about an item, put together. Of the host's rules those are among the
   * firings that matched the item, or what was concluded of it. A conclusion that the host inserted
   * outside of rules counts like one of a rule; its firing says so: {@code the host inserted it}.
   *
   * @throws IllegalArgumentException if the item was not inserted since this was attached, or is in
   *     the session no more
   * @throws IllegalStateException if this was closed
   */
  public Decision decision(ResponseItem item) {
    return decision(item, () -> FreshIds.of(null, trace.number(item)));
  }

  /**
   * The same.
   *
   * @param freshId asked at most once, for a turn item whose id Codex makes at random
   */
  public Decision decision(ResponseItem item, Supplier<String> freshId) {
    Objects.requireNonNull(freshId, "freshId");
    return new Assembly(item, firings(item)).decision(freshId, rules.revision());
  }

  /**
   * The same of a line that holds no response item.
   *
   * @throws IllegalArgumentException if it was not inserted since this was attached, or is in the
   *     session no more
   * @throws IllegalStateException if this was closed
   */
  public LineMarks marks(RolloutItem item) {
    return Assembly.lineMarks(item, firings(item), rules.revision());
  }

  private List<Firing> firings(RolloutItem item) {
    requireOpenFor(item);
    return trace.firings(item, rules.catalogue());
  }

  /**
   * Takes an item out of the session, and every conclusion about it: each {@link
   * dev.turnmark.fact.Conclusion} whose item it is, whoever inserted it. Other facts of the host
   * stay, but for those it inserted logically. An item that is not there is nothing to take out. An
   * item that the host deletes itself, or one of its rules, takes its conclusions along just so.
   *
   * <p>The engine itself lets go of what was taken out when rules are fired next.
   *
   * @throws IllegalStateException if this was closed
   */
  public void remove(RolloutItem item) {
    requireOpenFor(item);
    takeOut(item);
  }

  private void requireOpenFor(RolloutItem item) {
    Objects.requireNonNull(item, "item");
    if (closed) {
      throw new IllegalStateException("this attachment was closed; Attachment.to makes another");
    }
  }

  private void takeOut(RolloutItem item) {
    List<FactHandle> going = trace.forget(item);
    memory.delete(going);
    FactHandle before = session.getFactHandle(item);
    if (before != null) {
      memory.delete(List.of(before));
    }
  }

  /**
   * Removes all items that are left, and listens no more. The session stays open, and its rule base
   * keeps the rules.
   */
  @Override
  public void close() {
    if (closed) {
      return;
    }
    closed = true;
    session.removeEventListener((AgendaEventListener) trace);
    session.removeEventListener((RuleRuntimeEventListener) trace);
    try {
      trace.items().forEach(this::takeOut);
    } catch (IllegalStateException e) {
      // The host disposed of the session before, and of all that was in it.
    }
  }
}

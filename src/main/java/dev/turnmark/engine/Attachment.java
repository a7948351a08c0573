package dev.turnmark.engine;

import dev.turnmark.audit.Decision;
import dev.turnmark.audit.Firing;
import dev.turnmark.audit.LineMarks;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.rules.RuleInfo;
import dev.turnmark.rules.RuleSet;
import java.util.List;
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
  private final RuleSet rules;
  private final SubjectTrace trace = new SubjectTrace();

  private Attachment(KieSession session, RuleSet rules) {
    this.session = session;
    this.rules = rules;
  }

  /**
   * Attaches to a session.
   *
   * @param rules those that decide. The rule base of the session has to have them: because it is
   *     theirs ({@link RuleSet#kieBase}), because they were added to it ({@link RuleSet#addTo}), or
   *     because the host's build compiled the same files
   * @throws IllegalArgumentException if it has not, or if it takes equal facts for one
   */
  public static Attachment to(KieSession session, RuleSet rules) {
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
   */
  public FactHandle insert(RolloutItem item) {
    try {
      PartLimit.check(item);
    } catch (RuleFailure tooMany) {
      throw new IllegalArgumentException(tooMany.sentence());
    }
    return session.insert(item);
  }

  /**
   * What stands in the session about an item, put together. Of the host's rules those are among the
   * firings that matched the item, or what was concluded of it.
   *
   * @throws IllegalArgumentException if the item was not inserted since this was attached, or was
   *     removed
   */
  public Decision decision(ResponseItem item) {
    Subject subject = trace.subject(item);
    return decision(subject, item, () -> FreshIds.of(null, subject.number()));
  }

  /**
   * The same.
   *
   * @param freshId asked at most once, for a turn item whose id Codex makes at random
   */
  public Decision decision(ResponseItem item, Supplier<String> freshId) {
    return decision(trace.subject(item), item, freshId);
  }

  private Decision decision(Subject subject, ResponseItem item, Supplier<String> freshId) {
    return new Assembly(item, firings(subject)).decision(freshId, rules.revision());
  }

  /**
   * The same of a line that holds no response item.
   *
   * @throws IllegalArgumentException if it was not inserted since this was attached, or was removed
   */
  public LineMarks marks(RolloutItem item) {
    return Assembly.lineMarks(item, firings(trace.subject(item)), rules.revision());
  }

  private List<Firing> firings(Subject subject) {
    return trace.firings(subject, rules.catalogue());
  }

  /**
   * Takes an item out of the session, and every conclusion about it: each {@link
   * dev.turnmark.fact.Conclusion} whose item it is, whoever inserted it. Other facts of the host
   * stay, but for those it inserted logically. An item that is not there is nothing to take out.
   */
  public void remove(RolloutItem item) {
    List<FactHandle> conclusions = trace.forget(item);
    FactHandle own = session.getFactHandle(item);
    if (own != null) {
      session.delete(own);
    }
    for (FactHandle conclusion : conclusions) {
      if (session.getObject(conclusion) != null) {
        session.delete(conclusion);
      }
    }
  }

  /**
   * Removes all items that are left, and listens no more. The session stays open, and its rule base
   * keeps the rules.
   */
  @Override
  public void close() {
    session.removeEventListener((AgendaEventListener) trace);
    session.removeEventListener((RuleRuntimeEventListener) trace);
    try {
      trace.items().forEach(this::remove);
    } catch (IllegalStateException e) {
      // The host disposed of the session before, and of all that was in it.
    }
  }
}

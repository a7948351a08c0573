package dev.turnmark.engine;

import dev.turnmark.audit.Explanation;
import dev.turnmark.audit.Explanation.Reason;
import dev.turnmark.audit.Explanation.Unexplained;
import dev.turnmark.audit.Firing;
import dev.turnmark.fact.Comparison;
import dev.turnmark.fact.Difference;
import dev.turnmark.fact.Explained;
import dev.turnmark.fact.Session;
import dev.turnmark.model.Internal;
import dev.turnmark.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lets a rule set say why what was decided and what Codex recorded are not the same. Each
 * difference is judged alone.
 *
 * <p>Safe for many threads at once. {@link #close} disposes of its KIE sessions.
 */
@Internal
public final class Explainer implements AutoCloseable {

  private final RuleSessions sessions;
  private final String revision;

  Explainer(RuleSessions sessions, String revision) {
    this.sessions = sessions;
    this.revision = revision;
  }

  /** An explainer by these rules. */
  public static Explainer of(RuleSet rules) {
    return of(rules, Limits.USUAL);
  }

  /** The same; each difference may take as long as an item. */
  public static Explainer of(RuleSet rules, Limits limits) {
    TimeBudget budget = TimeBudget.of(limits.time(), System::nanoTime);
    return new Explainer(new RuleSessions(rules, budget), rules.revision());
  }

  /**
   * Explains a comparison; there is nothing to explain when the two sides agree.
   *
   * @param session what is known of the session, for rules to ask
   * @throws IllegalStateException if the explainer is closed
   */
  public Explanation explain(Comparison comparison, Session session) {
    List<Reason> reasons = new ArrayList<>();
    List<Unexplained> unexplained = new ArrayList<>();
    List<Firing> firings = new ArrayList<>();
    for (Difference difference : comparison.differences()) {
      try {
        List<Firing> fired = sessions.judge(difference, session);
        firings.addAll(fired);
        explain(difference, fired, reasons, unexplained);
      } catch (RuleFailure failure) {
        firings.addAll(failure.firings());
        unexplained.add(new Unexplained(difference, failure.sentence()));
      }
    }
    return new Explanation(comparison, reasons, unexplained, firings, revision);
  }

  private static void explain(
      Difference difference,
      List<Firing> firings,
      List<Reason> reasons,
      List<Unexplained> unexplained) {
    List<Reason> all = reasons(difference, firings);
    if (all.isEmpty()) {
      unexplained.add(new Unexplained(difference, "no rule explains " + what(difference)));
      return;
    }
    Reason first = all.get(0);
    for (Reason next : all) {
      if (!next.kind().equals(first.kind())) {
        unexplained.add(new Unexplained(difference, contradiction(first, next)));
        return;
      }
    }
    reasons.add(first);
  }

  private static String contradiction(Reason one, Reason other) {
    return "two rules contradict each other about %s: %s says %s and %s says %s"
        .formatted(
            what(one.difference()),
            Attributed.name(one.by()),
            one.kind(),
            Attributed.name(other.by()),
            other.kind());
  }

  /** The difference stands alone in working memory, so whatever is explained is this one. */
  private static List<Reason> reasons(Difference difference, List<Firing> firings) {
    List<Reason> reasons = new ArrayList<>();
    for (Firing firing : firings) {
      for (Object fact : firing.concluded()) {
        if (fact instanceof Explained explained) {
          reasons.add(new Reason(difference, explained.as(), firing));
        }
      }
    }
    return reasons;
  }

  private static String what(Difference difference) {
    if (!difference.aspect().equals("item")) {
      return "the difference in " + difference.aspect() + values(difference);
    }
    if (difference.recorded() == null) {
      return "why nothing is recorded of it";
    }
    return difference.shown() == null
        ? "why nothing is shown of it"
        : "why it is recorded as another kind";
  }

  private static String values(Difference difference) {
    Object shown = difference.shown();
    Object recorded = difference.recorded();
    boolean plain =
        (shown == null || shown instanceof String)
            && (recorded == null || recorded instanceof String);
    if (plain && !difference.aspect().equals("part")) {
      return " (shown %s, recorded %s)".formatted(quoted(shown), quoted(recorded));
    }
    boolean words = !difference.shownText().isEmpty() && !difference.recordedText().isEmpty();
    return words && difference.aspect().equals("part")
        ? ", from character %d on".formatted(difference.sameCharacters())
        : "";
  }

  private static String quoted(@Nullable Object value) {
    return value == null ? "nothing" : "\"" + value + "\"";
  }

  @Override
  public void close() {
    sessions.close();
  }
}

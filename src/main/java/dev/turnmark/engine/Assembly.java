package dev.turnmark.engine;

import dev.turnmark.audit.Contextual;
import dev.turnmark.audit.Decision;
import dev.turnmark.audit.Firing;
import dev.turnmark.audit.LineMarks;
import dev.turnmark.audit.PartVerdict;
import dev.turnmark.audit.PartVerdict.Outcome;
import dev.turnmark.fact.Conclusion;
import dev.turnmark.fact.Projection;
import dev.turnmark.fact.RollsBack;
import dev.turnmark.fact.Shown;
import dev.turnmark.fact.Written;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.TurnItem;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Puts what the rules concluded of an item together. It decides nothing: where the conclusions
 * leave something open or contradict each other, it says so.
 */
final class Assembly {

  private static final String HOW_WRITTEN = "how it is written";

  private final ResponseItem item;
  private final List<Firing> firings;
  private final Undecided undecided = new Undecided();

  Assembly(ResponseItem item, List<Firing> firings) {
    this.item = item;
    this.firings = firings;
  }

  Decision decision(Supplier<String> freshId, String revision) {
    Parts parts = new Parts(item, firings, undecided);
    List<PartVerdict> verdicts = parts.verdicts();
    Projection projection = the(Projection.class, "what a person sees of it");
    Written written = the(Written.class, HOW_WRITTEN);
    TurnItem turnItem = projection instanceof Shown shown ? show(shown, parts, freshId) : null;
    return new Decision(
        item,
        undecided.isEmpty() ? turnItem : null,
        Attributed.marks(item, firings),
        written == null ? null : written.label(),
        written != null && written.durable(),
        written != null && written.inHistory(),
        contextual(verdicts),
        verdicts,
        firings,
        undecided.sentences(),
        revision);
  }

  /** The same for a line that holds no response item, and about which rules may be silent. */
  static LineMarks lineMarks(RolloutItem item, List<Firing> firings, String revision) {
    return lineMarks(item, firings, revision, new Undecided());
  }

  /** What the rules that fired contradict each other about. */
  static List<Contradiction> contradictions(RolloutItem item, List<Firing> firings) {
    if (item instanceof ResponseItem response) {
      Assembly assembly = new Assembly(response, firings);
      Decision unused = assembly.decision(() -> "", "");
      return assembly.undecided.contradictions();
    }
    Undecided undecided = new Undecided();
    LineMarks unused = lineMarks(item, firings, "", undecided);
    return undecided.contradictions();
  }

  private static LineMarks lineMarks(
      RolloutItem item, List<Firing> firings, String revision, Undecided undecided) {
    Written written = agreed(Written.class, item, firings, HOW_WRITTEN, undecided);
    RollsBack back =
        agreed(RollsBack.class, item, firings, "how many turns it takes back", undecided);
    return new LineMarks(
        item,
        Attributed.marks(item, firings),
        written == null ? null : written.label(),
        written != null && written.durable(),
        written != null && written.inHistory(),
        back == null ? null : back.turns(),
        firings,
        undecided.sentences(),
        revision);
  }

  private @Nullable TurnItem show(Shown shown, Parts parts, Supplier<String> freshId) {
    return parts.fit(shown) ? shown.turnItem(freshId, parts.kept(shown.madeOf())) : null;
  }

  /** The one conclusion of its kind; null, and a sentence, when there is none or they differ. */
  private <T extends Conclusion> @Nullable T the(Class<T> kind, String question) {
    Attributed<T> first = Attributed.first(kind, item, firings);
    if (first == null) {
      undecided.add("no rule decided " + question);
    }
    return Attributed.agreed(first, kind, item, firings, question, undecided);
  }

  private static <T extends Conclusion> @Nullable T agreed(
      Class<T> kind, RolloutItem item, List<Firing> firings, String question, Undecided undecided) {
    Attributed<T> first = Attributed.first(kind, item, firings);
    return Attributed.agreed(first, kind, item, firings, question, undecided);
  }

  private Contextual contextual(List<PartVerdict> verdicts) {
    int count = item instanceof Message message ? message.content().size() : 0;
    int injected = 0;
    for (PartVerdict verdict : verdicts) {
      boolean context = verdict.outcome() == Outcome.CONTEXT;
      injected += context || verdict.outcome() == Outcome.HOOK_PROMPT ? 1 : 0;
    }
    return Contextual.of(injected, count);
  }
}

package dev.turnmark.engine;

import dev.turnmark.audit.Firing;
import dev.turnmark.audit.PartVerdict;
import dev.turnmark.audit.PartVerdict.Outcome;
import dev.turnmark.fact.Conclusion;
import dev.turnmark.fact.Context;
import dev.turnmark.fact.Dropped;
import dev.turnmark.fact.Finding;
import dev.turnmark.fact.HookPrompt;
import dev.turnmark.fact.Kept;
import dev.turnmark.fact.MediaLabel;
import dev.turnmark.fact.Request;
import dev.turnmark.fact.Shown;
import dev.turnmark.fact.Span;
import dev.turnmark.fact.Typed;
import dev.turnmark.fact.Verdict;
import dev.turnmark.model.ContentItem;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.TurnItemPart;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What the rules concluded of each content part of a message. */
final class Parts {

  @SuppressWarnings({"unchecked", "rawtypes"}) // An array of a generic type, never written to.
  private static final @Nullable Attributed<Verdict>[] NO_PARTS = new Attributed[0];

  private final @Nullable Attributed<Verdict>[] byIndex;
  private final Undecided undecided;
  private @Nullable IdentityHashMap<Finding, Firing> finders;
  private Map<Integer, Firing> typed = Map.of();
  private Map<Integer, Attributed<Request>> requests = Map.of();

  @SuppressWarnings({"unchecked", "rawtypes"}) // An array of a generic type, filled here alone.
  Parts(ResponseItem item, List<Firing> firings, Undecided undecided) {
    this.undecided = undecided;
    int count = item instanceof Message message ? message.content().size() : 0;
    this.byIndex = count == 0 ? NO_PARTS : new Attributed[count];
    if (count > 0) {
      for (Firing firing : firings) {
        for (Object fact : firing.concluded()) {
          add(fact, item, firing);
        }
      }
      Attributed.all(Request.class, item, firings).forEach(this::addRequest);
    }
  }

  private void add(Object fact, ResponseItem item, Firing by) {
    ConclusionKind kind = ConclusionKind.of(fact);
    if (kind == ConclusionKind.VERDICT && ((Conclusion) fact).of(item)) {
      add(new Attributed<>((Verdict) fact, by));
    } else if (kind.is(Finding.class) && ((Conclusion) fact).of(item)) {
      Finding finding = (Finding) fact;
      finders = finders == null ? new IdentityHashMap<>() : finders;
      finders.put(finding, by);
      if (finding instanceof Typed one) {
        typed = typed.isEmpty() ? new HashMap<>() : typed;
        typed.putIfAbsent(one.part().index(), by);
      }
    }
  }

  private void addRequest(Attributed<Request> next) {
    int index = next.fact().part().index();
    requests = requests.isEmpty() ? new HashMap<>() : requests;
    Attributed<Request> before = requests.putIfAbsent(index, next);
    if (before != null && !before.fact().equals(next.fact())) {
      undecided.add(Attributed.contradiction("the request in content part " + index, before, next));
    }
  }

  private void add(Attributed<Verdict> next) {
    int index = next.fact().part().index();
    Attributed<Verdict> before = byIndex[index];
    if (before == null) {
      byIndex[index] = next;
    } else if (!agree(before.fact(), next.fact())) {
      undecided.add(Attributed.contradiction("content part " + index, before, next));
    }
  }

  private static boolean agree(Verdict one, Verdict other) {
    if (one instanceof Kept kept && other instanceof Kept too) {
      return kept.content().equals(too.content());
    }
    return one instanceof Dropped && other instanceof Dropped && outcome(one) == outcome(other);
  }

  List<PartVerdict> verdicts() {
    if (byIndex.length == 0) {
      return List.of();
    }
    List<PartVerdict> verdicts = new ArrayList<>(byIndex.length);
    for (int i = 0; i < byIndex.length; i++) {
      Attributed<Verdict> verdict = byIndex[i];
      if (verdict == null) {
        undecided.add("no rule decided what becomes of content part " + i);
      } else {
        verdicts.add(verdict(i, verdict));
      }
    }
    return verdicts;
  }

  private PartVerdict verdict(int index, Attributed<Verdict> verdict) {
    Finding finding = verdict.fact().finding();
    Firing finder = finding == null ? typed.get(index) : finder(finding);
    Attributed<Request> request = requests.get(index);
    return new PartVerdict(
        index,
        outcome(verdict.fact()),
        Objects.requireNonNullElse(finder, verdict.by()),
        finding == null ? whole(verdict.fact()) : finding.span(),
        request == null ? null : request.fact().span());
  }

  private @Nullable Firing finder(Finding finding) {
    return finders == null ? null : finders.get(finding);
  }

  private static Outcome outcome(Verdict verdict) {
    Finding finding = verdict.finding();
    if (finding instanceof HookPrompt) {
      return Outcome.HOOK_PROMPT;
    }
    if (finding instanceof Context) {
      return Outcome.CONTEXT;
    }
    if (finding instanceof MediaLabel) {
      return Outcome.LABEL;
    }
    return verdict instanceof Kept ? Outcome.KEPT : Outcome.DROPPED;
  }

  private static @Nullable Span whole(Verdict verdict) {
    ContentItem content = verdict.part().content();
    boolean words =
        content instanceof ContentItem.InputText || content instanceof ContentItem.OutputText;
    return words ? new Span(0, verdict.part().text().length()) : null;
  }

  /**
   * Whether a turn item can be made of what was kept; a sentence for each part that does not fit.
   */
  boolean fit(Shown shown) {
    boolean fits = true;
    for (Attributed<Verdict> verdict : byIndex) {
      if (verdict != null
          && verdict.fact() instanceof Kept kept
          && !shown.madeOf().isInstance(kept.content())) {
        undecided.add(
            "\"%s\" (%s) keeps content part %d as %s, but the item is shown as something made of %s"
                .formatted(
                    verdict.by().rule(),
                    verdict.by().source(),
                    kept.part().index(),
                    name(kept.content().getClass()),
                    name(shown.madeOf())));
        fits = false;
      }
    }
    return fits;
  }

  private static String name(Class<?> kind) {
    Class<?> family = kind.getDeclaringClass();
    return family == null
        ? kind.getSimpleName()
        : family.getSimpleName() + "." + kind.getSimpleName();
  }

  /** What was kept of the parts, in order. */
  <T extends TurnItemPart> List<T> kept(Class<T> kind) {
    List<T> kept = new ArrayList<>(byIndex.length);
    for (Attributed<Verdict> verdict : byIndex) {
      if (verdict != null && verdict.fact() instanceof Kept one && kind.isInstance(one.content())) {
        kept.add(kind.cast(one.content()));
      }
    }
    return kept;
  }
}

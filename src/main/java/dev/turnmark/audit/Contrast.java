package dev.turnmark.audit;

import dev.turnmark.audit.Aspect.Kind;
import dev.turnmark.fact.Finding;
import dev.turnmark.fact.FromAgent;
import dev.turnmark.fact.Mark;
import dev.turnmark.fact.Projection;
import dev.turnmark.fact.Request;
import dev.turnmark.fact.RollsBack;
import dev.turnmark.fact.Written;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Gathers in what two decisions differ, and which rules are behind it. */
final class Contrast {

  private static final String NONE = "none";

  private final List<Firing> before;
  private final List<Firing> after;
  private final List<Aspect> aspects = new ArrayList<>();

  /** The rules behind the first, which is the weightiest, of what was found. */
  private String ruleBefore = "";

  private String ruleAfter = "";

  Contrast(List<Firing> before, List<Firing> after) {
    this.before = before;
    this.after = after;
  }

  void undecided(List<String> one, List<String> other) {
    if (!one.equals(other)) {
      add(Kind.UNDECIDED, sentences(one), sentences(other), Projection.class::isInstance);
    }
  }

  private static String sentences(List<String> undecided) {
    return undecided.isEmpty() ? "decided" : String.join("; ", undecided);
  }

  /** Undecided items show nothing; that is told apart. */
  void shown(Decision one, Decision other) {
    String shownBefore = one.shown();
    String shownAfter = other.shown();
    if (!shownBefore.equals(shownAfter)) {
      add(Kind.SHOWN, shownBefore, shownAfter, Projection.class::isInstance);
    } else if (!Objects.equals(one.turnItem(), other.turnItem())) {
      add(Kind.CONTENT, "", "", Projection.class::isInstance);
      if (ruleBefore.equals(ruleAfter)) {
        behindParts(one.parts(), other.parts());
      }
    }
  }

  void marks(List<String> one, List<String> other) {
    if (!one.equals(other)) {
      add(Kind.MARKS, list(one), list(other), bears(other), bears(one));
    }
  }

  /** Whether a fact is a mark that the other side does not have. */
  private static Predicate<Object> bears(List<String> others) {
    return fact -> fact instanceof Mark mark && !others.contains(mark.label());
  }

  void rollsBack(@Nullable Long one, @Nullable Long other) {
    if (!Objects.equals(one, other)) {
      add(Kind.ROLLS_BACK, turns(one), turns(other), RollsBack.class::isInstance);
    }
  }

  private static String turns(@Nullable Long turns) {
    return turns == null ? NONE : turns.toString();
  }

  void parts(Decision one, Decision other) {
    parts(Kind.PARTS, one, other, part -> part.outcome().label(), PartVerdict::span);
    parts(Kind.REQUEST, one, other, p -> p.request() == null ? NONE : "found", p -> p.request());
  }

  private void parts(
      Kind kind,
      Decision one,
      Decision other,
      Function<PartVerdict, String> label,
      Function<PartVerdict, @Nullable Object> place) {
    Set<String> labelsBefore = new LinkedHashSet<>();
    Set<String> labelsAfter = new LinkedHashSet<>();
    int count = Math.max(one.parts().size(), other.parts().size());
    for (int i = 0; i < count; i++) {
      PartVerdict was = at(one.parts(), i);
      PartVerdict is = at(other.parts(), i);
      boolean same =
          was != null
              && is != null
              && label.apply(was).equals(label.apply(is))
              && Objects.equals(place.apply(was), place.apply(is));
      if (!same) {
        labelsBefore.add(was == null ? NONE : label.apply(was));
        labelsAfter.add(is == null ? NONE : label.apply(is));
      }
    }
    if (!labelsBefore.isEmpty()) {
      boolean first = aspects.isEmpty();
      add(kind, String.join(", ", labelsBefore), String.join(", ", labelsAfter), rules(kind));
      if (first && kind == Kind.PARTS) {
        behindParts(one.parts(), other.parts());
      }
    }
  }

  private static Predicate<Object> rules(Kind kind) {
    return kind == Kind.REQUEST ? Request.class::isInstance : fact -> false;
  }

  private static @Nullable PartVerdict at(List<PartVerdict> parts, int number) {
    return number < parts.size() ? parts.get(number) : null;
  }

  /** Names the rules that judged the first part that was judged otherwise. */
  private void behindParts(List<PartVerdict> one, List<PartVerdict> other) {
    for (int i = 0; i < Math.max(one.size(), other.size()); i++) {
      PartVerdict was = at(one, i);
      PartVerdict is = at(other, i);
      String ruleWas = was == null ? "" : was.by().rule();
      String ruleIs = is == null ? "" : is.by().rule();
      if (!ruleWas.equals(ruleIs)) {
        ruleBefore = ruleWas;
        ruleAfter = ruleIs;
        return;
      }
    }
  }

  void written(String one, String other) {
    texts(Kind.WRITTEN, one, other);
  }

  static String written(@Nullable String type, boolean durable, boolean inHistory) {
    return "%s, %s, %s"
        .formatted(
            type == null ? NONE : type,
            durable ? "durable" : "not durable",
            inHistory ? "in history" : "not in history");
  }

  void texts(Kind kind, String one, String other) {
    if (!one.equals(other)) {
      Class<?> fact = kind == Kind.WRITTEN ? Written.class : FromAgent.class;
      add(kind, one, other, fact::isInstance);
    }
  }

  private void add(Kind kind, String one, String other, Predicate<Object> fact) {
    add(kind, one, other, fact, fact);
  }

  private void add(
      Kind kind, String one, String other, Predicate<Object> was, Predicate<Object> is) {
    if (aspects.isEmpty()) {
      ruleBefore = rule(before, was);
      ruleAfter = rule(after, is);
    }
    aspects.add(new Aspect(kind, one, other));
  }

  private static String rule(List<Firing> firings, Predicate<Object> fact) {
    return firings.stream()
        .filter(firing -> firing.concluded().stream().anyMatch(fact))
        .map(Firing::rule)
        .findFirst()
        .orElse("");
  }

  private static String list(List<String> names) {
    return names.isEmpty() ? NONE : String.join(", ", names);
  }

  /** All of it, if there is any. */
  Optional<Change> change(String shownBefore, String shownAfter) {
    if (aspects.isEmpty()) {
      return Optional.empty();
    }
    Set<String> was = found(before);
    Set<String> is = found(after);
    return Optional.of(
        new Change(
            shownBefore,
            shownAfter,
            aspects,
            ruleBefore,
            ruleAfter,
            was.stream().filter(rule -> !is.contains(rule)).toList(),
            is.stream().filter(rule -> !was.contains(rule)).toList()));
  }

  private static Set<String> found(List<Firing> firings) {
    return firings.stream()
        .filter(firing -> firing.concluded().stream().anyMatch(Contrast::recognised))
        .map(Firing::rule)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private static boolean recognised(Object fact) {
    return fact instanceof Finding || fact instanceof FromAgent;
  }
}

package dev.turnmark.engine;

import dev.turnmark.audit.Firing;
import dev.turnmark.fact.Conclusion;
import dev.turnmark.fact.Finding;
import dev.turnmark.fact.Part;
import dev.turnmark.fact.Projection;
import dev.turnmark.fact.Session;
import dev.turnmark.fact.Verdict;
import dev.turnmark.model.ResponseItem;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What was in working memory when the rules had fired. */
final class Facts {

  private final List<Object> all = new ArrayList<>();
  private final IdentityHashMap<Object, Firing> concluders = new IdentityHashMap<>();
  private final Map<Class<?>, List<Object>> byType = new HashMap<>();

  Facts(Object judged, Session session, List<Firing> firings) {
    all.add(judged);
    if (!session.equals(Session.UNKNOWN)) {
      all.add(session);
    }
    for (Firing firing : firings) {
      for (Object fact : firing.concluded()) {
        if (concluders.putIfAbsent(fact, firing) == null) {
          all.add(fact);
        }
      }
    }
  }

  /** Every fact of a type: those about parts in the order of the parts. */
  List<Object> of(Class<?> type) {
    return byType.computeIfAbsent(
        type,
        t ->
            all.stream()
                .filter(t::isInstance)
                .sorted(Comparator.comparingInt(Facts::part))
                .toList());
  }

  /** The engine goes through parts backwards; a sentence had better tell of the first. */
  private static int part(Object fact) {
    if (fact instanceof Part part) {
      return part.index();
    }
    if (fact instanceof Finding finding) {
      return finding.part().index();
    }
    return fact instanceof Verdict verdict ? verdict.part().index() : -1;
  }

  /**
   * Whether rules could have concluded a fact of a type: of what is no message there are no parts.
   */
  boolean mayHave(Class<?> type) {
    if (Part.class.isAssignableFrom(type)
        || Finding.class.isAssignableFrom(type)
        || Verdict.class.isAssignableFrom(type)) {
      return !of(Part.class).isEmpty();
    }
    if (Projection.class.isAssignableFrom(type)) {
      return !of(ResponseItem.class).isEmpty();
    }
    return Conclusion.class.isAssignableFrom(type) || type == Session.class;
  }

  /** The firing that concluded a fact; none for what the line itself gave. */
  Optional<Firing> concluder(Object fact) {
    return Optional.ofNullable(concluders.get(fact));
  }
}

package dev.turnmark.audit;

import dev.turnmark.fact.Finding;
import dev.turnmark.fact.Part;
import dev.turnmark.fact.Span;
import dev.turnmark.fact.Verdict;
import dev.turnmark.model.Internal;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One firing of a rule, and what it was about.
 *
 * @param rule its name
 * @param part which content part, from 0; null when it was about the item as a whole
 * @param span which of the words of the part it looked at; null when none in particular
 * @param words those words; empty when there are none, or the item as a whole is meant
 */
@Internal
public record RuleFiring(String rule, @Nullable Integer part, @Nullable Span span, String words) {

  /** All firings of a rule that a decision tells of, and each of their conclusions once. */
  public static List<RuleFiring> of(String rule, List<Firing> firings, Redacting redacting) {
    return firings.stream()
        .filter(firing -> firing.rule().equals(rule))
        .flatMap(firing -> of(firing, redacting))
        .distinct()
        .toList();
  }

  private static Stream<RuleFiring> of(Firing firing, Redacting redacting) {
    if (firing.concluded().isEmpty()) {
      return Stream.of(new RuleFiring(firing.rule(), null, null, ""));
    }
    return firing.concluded().stream().map(fact -> of(firing.rule(), fact, redacting));
  }

  private static RuleFiring of(String rule, Object fact, Redacting redacting) {
    if (fact instanceof Finding finding) {
      return of(rule, finding.part(), finding.span(), redacting);
    }
    if (fact instanceof Verdict verdict) {
      return of(rule, verdict.part(), null, redacting);
    }
    return fact instanceof Part part
        ? of(rule, part, null, redacting)
        : new RuleFiring(rule, null, null, "");
  }

  private static RuleFiring of(String rule, Part part, @Nullable Span span, Redacting redacting) {
    String words = span == null ? part.text() : part.text().substring(span.start(), span.end());
    return new RuleFiring(rule, part.index(), span, redacting.text(words));
  }
}

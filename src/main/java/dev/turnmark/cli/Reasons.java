package dev.turnmark.cli;

import dev.turnmark.audit.Firing;
import dev.turnmark.rules.RuleCatalogue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Tells why, rule by rule.
 *
 * @param upstream whether to name the functions of Codex that the rules follow
 */
record Reasons(RuleCatalogue catalogue, boolean upstream) {

  /** A rule that fired, and what there is to tell of it, a line each. */
  record Reason(String rule, List<String> details) {

    Reason {
      details = List.copyOf(details);
    }
  }

  /** The rules that fired, each once, in the order in which they first did. */
  List<Reason> of(List<Firing> firings) {
    Map<String, Firing> byPlace = new LinkedHashMap<>();
    firings.forEach(firing -> byPlace.putIfAbsent(firing.source() + firing.rule(), firing));
    return byPlace.values().stream().map(this::reason).toList();
  }

  private Reason reason(Firing firing) {
    List<String> details = new ArrayList<>();
    details.add(PlainText.oneLine(firing.source() + ": " + firing.because()));
    if (upstream) {
      catalogue
          .rule(firing.rule())
          .filter(rule -> !rule.upstream().isEmpty())
          .ifPresent(rule -> details.add("as " + PlainText.oneLine(rule.upstream())));
    }
    return new Reason(PlainText.oneLine(firing.rule()), details);
  }
}

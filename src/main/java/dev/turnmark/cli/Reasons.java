package dev.turnmark.cli;

import dev.turnmark.audit.Decision;
import dev.turnmark.audit.Firing;
import dev.turnmark.rules.RuleCatalogue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Tells why, rule by rule.
 *
 * @param upstream whether to name the functions of Codex that the rules follow
 */
record Reasons(RuleCatalogue catalogue, boolean upstream) {

  /** A few lines for each rule that fired, in the order in which they first did. */
  List<String> lines(Decision decision) {
    Map<String, Firing> byPlace = new LinkedHashMap<>();
    decision.firings().forEach(firing -> byPlace.putIfAbsent(firing.source(), firing));
    return byPlace.values().stream().flatMap(this::lines).toList();
  }

  private Stream<String> lines(Firing firing) {
    Stream<String> told =
        Stream.of(
            "because " + PlainText.oneLine(firing.rule()),
            "    " + PlainText.oneLine(firing.because()),
            "    " + firing.source());
    return upstream ? Stream.concat(told, follows(firing)) : told;
  }

  private Stream<String> follows(Firing firing) {
    return catalogue.rule(firing.rule()).stream()
        .map(rule -> "    follows " + PlainText.oneLine(rule.upstream()));
  }
}

package dev.turnmark.engine;

import dev.turnmark.audit.Firing;

/**
 * Two conclusions that cannot both hold.
 *
 * @param question what both answer
 */
record Contradiction(String question, Firing one, Firing other) {

  String sentence() {
    String kind = Firings.ofRule(one) && Firings.ofRule(other) ? "rules" : "conclusions";
    return "two %s contradict each other about %s: \"%s\" (%s) and \"%s\" (%s)"
        .formatted(kind, question, one.rule(), one.source(), other.rule(), other.source());
  }
}

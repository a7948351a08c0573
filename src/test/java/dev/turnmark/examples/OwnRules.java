package dev.turnmark.examples;

import dev.turnmark.audit.Decision;
import dev.turnmark.engine.Classifier;
import dev.turnmark.json.Strictness;
import dev.turnmark.json.TurnmarkJson;
import dev.turnmark.rules.RuleSet;
import dev.turnmark.rules.RuleSource;

/** Lays rules of its own, about facts of its own, over those that are shipped. */
public final class OwnRules {

  public static void main(String[] args) throws Exception {
    ClassLoader loader = OwnRules.class.getClassLoader();
    RuleSource source =
        RuleSource.shipped().and(RuleSource.classpath(loader, "dev/turnmark/examples/tickets"));
    RuleSet rules = RuleSet.load(source, loader);

    try (Classifier classifier = Classifier.of(rules)) {
      Decision decision =
          classifier.classify(
              TurnmarkJson.readResponseItem(
                  "{\"type\":\"message\",\"role\":\"user\",\"content\":"
                      + "[{\"type\":\"input_text\",\"text\":\"Fix the footer.\"}]}",
                  Strictness.LENIENT));
      System.out.println(decision.shown());
      decision.firings().stream()
          .filter(firing -> firing.concluded().stream().anyMatch(Ticket.class::isInstance))
          .forEach(
              firing -> {
                Ticket ticket = (Ticket) firing.concluded().get(0);
                System.out.println("ticket: " + ticket.title());
                System.out.println("  because " + firing.because() + " (" + firing.source() + ")");
              });
    }
  }
}

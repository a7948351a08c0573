package dev.turnmark.engine;

import dev.turnmark.rules.RuleSet;
import dev.turnmark.rules.RuleSource;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;

/**
 * A host in a class loader of its own: decides one item by the shipped rules and by poorer ones.
 */
public final class IsolatedHost implements Callable<String> {

  @Override
  public String call() throws Exception {
    RuleSet shipped = RuleSet.shipped();
    RuleSet compiled = RuleSet.compile(RuleSource.shipped());
    RuleSet poorer = compiled.without("a text wrapped in <skill> is context");
    try (Classifier classifier = Classifier.of(shipped);
        Classifier other = Classifier.of(poorer)) {
      return shown(classifier) + " " + shown(other) + " " + shown(classifier);
    }
  }

  private static String shown(Classifier classifier) throws Exception {
    String item =
        "{\"type\":\"message\",\"role\":\"user\",\"content\":"
            + "[{\"type\":\"input_text\",\"text\":\"<skill>count</skill>\"}]}";
    byte[] answer = classifier.json().classify(item.getBytes(StandardCharsets.UTF_8));
    return new String(answer, StandardCharsets.UTF_8).contains("\"turn_item\":null")
        ? "hidden"
        : "shown";
  }
}

package dev.turnmark.examples;

import dev.turnmark.fact.Conclusion;
import dev.turnmark.fact.Projection;
import dev.turnmark.json.Strictness;
import dev.turnmark.json.TurnmarkJson;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.rules.RuleSet;
import org.kie.api.KieBase;
import org.kie.api.runtime.ClassObjectFilter;
import org.kie.api.runtime.KieSession;

/** Takes the rule base and opens a session of its own. */
public final class OwnSession {

  public static void main(String[] args) throws Exception {
    KieBase base = RuleSet.shipped().kieBase();
    KieSession session = base.newKieSession();
    try {
      ResponseItem item =
          TurnmarkJson.readResponseItem(
              "{\"type\":\"message\",\"role\":\"user\",\"content\":"
                  + "[{\"type\":\"input_text\",\"text\":\"Write a draft.\"}]}",
              Strictness.LENIENT);
      session.insert(item);
      System.out.println(session.fireAllRules() + " rules fired");

      for (Object fact : session.getObjects(new ClassObjectFilter(Projection.class))) {
        System.out.println("shown as: " + fact.getClass().getSimpleName());
      }
      session
          .getObjects(fact -> fact instanceof Conclusion about && about.of(item))
          .forEach(fact -> System.out.println("  " + fact.getClass().getSimpleName()));
    } finally {
      session.dispose();
    }
  }
}

package com.acme.alarms;

import dev.turnmark.audit.Decision;
import dev.turnmark.engine.Attachment;
import dev.turnmark.json.Strictness;
import dev.turnmark.json.TurnmarkJson;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.rules.RuleSet;
import org.kie.api.KieServices;
import org.kie.api.runtime.ClassObjectFilter;
import org.kie.api.runtime.KieSession;

/** Opens a session that kmodule.xml names, over rules that Maven compiled. */
public final class Alarms {

  public static void main(String[] args) throws Exception {
    KieSession session = KieServices.get().getKieClasspathContainer().newKieSession("alarms");
    ResponseItem item =
        TurnmarkJson.readResponseItem(
            "{\"type\":\"message\",\"role\":\"user\",\"content\":"
                + "[{\"type\":\"input_text\",\"text\":\"Write a draft.\"}]}",
            Strictness.LENIENT);
    try (Attachment turnmark = Attachment.to(session, RuleSet.shipped())) {
      turnmark.insert(item);
      session.fireAllRules();

      Decision decision = turnmark.decision(item);
      System.out.println(decision.shown() + " " + decision.marks());
      decision.firings().stream()
          .map(firing -> "  " + firing.rule())
          .sorted()
          .forEach(System.out::println);
      System.out.println(session.getObjects(new ClassObjectFilter(Alarm.class)).size() + " alarm");
    } finally {
      session.dispose();
    }
  }
}

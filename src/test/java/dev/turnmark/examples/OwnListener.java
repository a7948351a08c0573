package dev.turnmark.examples;

import dev.turnmark.json.Strictness;
import dev.turnmark.json.TurnmarkJson;
import dev.turnmark.rules.RuleSet;
import org.kie.api.definition.rule.Rule;
import org.kie.api.event.rule.AfterMatchFiredEvent;
import org.kie.api.event.rule.AgendaEventListener;
import org.kie.api.event.rule.DefaultAgendaEventListener;
import org.kie.api.runtime.KieSession;

/** Hears of every rule that fires. */
public final class OwnListener {

  public static void main(String[] args) throws Exception {
    RuleSet rules = RuleSet.shipped();
    AgendaEventListener listener =
        new DefaultAgendaEventListener() {
          @Override
          public void afterMatchFired(AfterMatchFiredEvent event) {
            Rule rule = event.getMatch().getRule();
            rules
                .catalogue()
                .rule(rule.getPackageName(), rule.getName())
                .ifPresent(known -> System.out.println(known.place() + "  " + known.because()));
          }
        };
    KieSession session = rules.kieBase().newKieSession();
    try {
      session.addEventListener(listener);
      session.insert(
          TurnmarkJson.readResponseItem(
              "{\"type\":\"message\",\"role\":\"user\",\"content\":"
                  + "[{\"type\":\"input_text\",\"text\":\"<skill>how to count</skill>\"}]}",
              Strictness.LENIENT));
      session.fireAllRules();
    } finally {
      session.dispose();
    }
  }
}

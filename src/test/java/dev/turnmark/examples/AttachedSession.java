package dev.turnmark.examples;

import dev.turnmark.audit.Decision;
import dev.turnmark.engine.Attachment;
import dev.turnmark.json.Strictness;
import dev.turnmark.json.TurnmarkJson;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.rules.RuleSet;
import org.drools.model.codegen.ExecutableModelProject;
import org.kie.api.KieServices;
import org.kie.api.builder.KieFileSystem;
import org.kie.api.builder.ReleaseId;
import org.kie.api.runtime.KieSession;

/** Attaches Turnmark to a session that a host runs, with rules and facts of its own. */
public final class AttachedSession {

  public record Watchword(String text) {}

  public record Alarm(String about) {}

  private static final String RULES =
      """
      package acme

      import dev.turnmark.examples.AttachedSession.Alarm;
      import dev.turnmark.examples.AttachedSession.Watchword;
      import dev.turnmark.fact.Kept;

      rule "a watchword in what a person typed sets off an alarm"
      when
          $w : Watchword()
          $k : Kept( part.text().contains($w.text()) )
      then
          insert(new Alarm($k.part().text()));
      end
      """;

  public static void main(String[] args) throws Exception {
    RuleSet rules = RuleSet.shipped();
    KieSession session = hostSession();
    rules.addTo(session.getKieBase());

    session.insert(new Watchword("draft"));
    try (Attachment turnmark = Attachment.to(session, rules)) {
      ResponseItem item =
          TurnmarkJson.readResponseItem(
              "{\"type\":\"message\",\"role\":\"user\",\"content\":"
                  + "[{\"type\":\"input_text\",\"text\":\"Write a draft.\"}]}",
              Strictness.LENIENT);
      turnmark.insert(item);
      session.fireAllRules();

      Decision decision = turnmark.decision(item);
      System.out.println(decision.shown() + " " + decision.marks());
      decision.firings().forEach(f -> System.out.println("  " + f.source() + "  " + f.rule()));

      turnmark.remove(item);
    }
    session.getObjects().forEach(System.out::println);
    session.dispose();
  }

  /** As a host may have had it all along. */
  private static KieSession hostSession() {
    KieServices services = KieServices.get();
    ReleaseId id = services.newReleaseId("com.acme", "alarms", "1");
    KieFileSystem files = services.newKieFileSystem().generateAndWritePomXML(id);
    files.write("src/main/resources/acme/alarms.drl", RULES);
    services
        .newKieBuilder(files, AttachedSession.class.getClassLoader())
        .buildAll(ExecutableModelProject.class);
    return services.newKieContainer(id, AttachedSession.class.getClassLoader()).newKieSession();
  }
}

package dev.turnmark.engine;

import dev.turnmark.model.RolloutItem;
import java.util.List;
import org.drools.model.codegen.ExecutableModelProject;
import org.kie.api.KieBase;
import org.kie.api.KieBaseConfiguration;
import org.kie.api.KieServices;
import org.kie.api.builder.KieBuilder;
import org.kie.api.builder.KieFileSystem;
import org.kie.api.builder.Message.Level;
import org.kie.api.builder.ReleaseId;
import org.kie.api.conf.EqualityBehaviorOption;
import org.kie.api.runtime.KieContainer;

/** The rules of a host, built as a host builds them. */
public final class HostRules {

  private static final String DRL =
      """
      package host.tickets

      import dev.turnmark.engine.HostRules.Reply;
      import dev.turnmark.engine.HostRules.Ticket;
      import dev.turnmark.engine.HostRules.Word;
      import dev.turnmark.fact.ShownUserMessage;
      import dev.turnmark.fact.TurnBoundary;

      rule "a prompt opens a ticket"
      when
          $s : ShownUserMessage()
          Word( text == "tickets" )
      then
          insert(new Ticket($s.item()));
      end

      rule "a ticket is answered"
      when
          $t : Ticket()
      then
          insertLogical(new Reply($t));
      end

      rule "the host cancels"
      when
          Word( text == "cancel" )
          $b : TurnBoundary()
      then
          delete($b);
      end

      rule "the host takes out what is shown"
      when
          Word( text == "take out" )
          $s : ShownUserMessage( $m : item )
      then
          delete($m);
          delete($s);
      end

      rule "the host has a second entry"
      when
          Word( text == "never" ) from entry-point "second"
      then
      end

      rule "the host fails"
      when
          Word( text == "fail" )
      then
          throw new IllegalStateException("no luck");
      end
      """;

  private HostRules() {}

  /** A fact of the host's own. */
  public record Word(String text) {}

  /** Another, about an item. */
  public record Ticket(RolloutItem item) {}

  /** A third, about nothing but the second. */
  public record Reply(Ticket to) {}

  /** Compiled once; every rule base of it is a new one. */
  private static final KieContainer CONTAINER = build();

  /** A rule base of the host's rules alone. */
  static KieBase base(EqualityBehaviorOption... options) {
    KieBaseConfiguration configuration = KieServices.get().newKieBaseConfiguration();
    List.of(options).forEach(configuration::setOption);
    return CONTAINER.newKieBase(configuration);
  }

  private static KieContainer build() {
    KieServices services = KieServices.get();
    ReleaseId id = services.newReleaseId("host", "tickets", "1");
    KieFileSystem files = services.newKieFileSystem().generateAndWritePomXML(id);
    files.write("src/main/resources/host/tickets/tickets.drl", DRL);
    KieBuilder builder = services.newKieBuilder(files, HostRules.class.getClassLoader());
    builder.buildAll(ExecutableModelProject.class);
    if (builder.getResults().hasMessages(Level.ERROR)) {
      throw new IllegalStateException(builder.getResults().getMessages(Level.ERROR) + "");
    }
    return services.newKieContainer(id, HostRules.class.getClassLoader());
  }
}

package dev.turnmark.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.CodexRules;
import dev.turnmark.fact.Conclusion;
import dev.turnmark.fact.Context;
import dev.turnmark.fact.Hidden;
import dev.turnmark.fact.ShownUserMessage;
import dev.turnmark.fact.TurnBoundary;
import dev.turnmark.fact.UserMessagePosition;
import dev.turnmark.model.ContentItem;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.rules.RuleSet;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.kie.api.runtime.KieSession;

/** What a host sees that opens a session of its own and does nothing but insert and fire. */
class PlainKieSessionTest {

  private static RuleSet rules;

  @BeforeAll
  static void loadTheRules() {
    rules = CodexRules.LOADED;
  }

  @Test
  void insertAndFireGiveTheWholeDecisionAsFacts() {
    KieSession session = rules.kieBase().newKieSession();
    try {
      Message message = user("Fix the footer");
      session.insert(message);
      session.fireAllRules();

      assertThat(about(message, session))
          .extracting(fact -> fact.getClass().getSimpleName())
          .containsExactlyInAnyOrder(
              "Part",
              "Kept",
              "ShownUserMessage",
              "UserMessagePosition",
              "TurnBoundary",
              "ForkTurn",
              "Written");
    } finally {
      session.dispose();
    }
  }

  @Test
  void equalMessagesAreJudgedEachAlone() {
    KieSession session = rules.kieBase().newKieSession();
    try {
      Message prompt = user("go");
      Message again = user("go");
      Message context = user("<environment_context>\n</environment_context>");
      List.of(prompt, context, again).forEach(session::insert);
      session.fireAllRules();

      for (Message message : List.of(prompt, again)) {
        assertThat(about(message, session))
            .filteredOn(
                f ->
                    f instanceof ShownUserMessage
                        || f instanceof TurnBoundary
                        || f instanceof UserMessagePosition)
            .hasSize(3);
      }
      assertThat(about(context, session))
          .filteredOn(f -> f instanceof Hidden || f instanceof Context)
          .hasSize(2);
    } finally {
      session.dispose();
    }
  }

  private static List<Conclusion> about(Message message, KieSession session) {
    return session.getObjects(Conclusion.class::isInstance).stream()
        .map(Conclusion.class::cast)
        .filter(fact -> fact.of(message))
        .toList();
  }

  private static Message user(String text) {
    return new Message(null, "user", List.of(new ContentItem.InputText(text)), null, null);
  }
}

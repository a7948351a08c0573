package dev.turnmark.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.turnmark.CodexRules;
import dev.turnmark.audit.Decision;
import dev.turnmark.audit.Firing;
import dev.turnmark.engine.HostRules.Reply;
import dev.turnmark.engine.HostRules.Ticket;
import dev.turnmark.engine.HostRules.Word;
import dev.turnmark.fact.Session;
import dev.turnmark.fact.TurnBoundary;
import dev.turnmark.fact.UserMessagePosition;
import dev.turnmark.model.EventMsg.ThreadRolledBack;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.reference.RandomItems;
import dev.turnmark.rules.RuleSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kie.api.KieBase;
import org.kie.api.conf.EqualityBehaviorOption;
import org.kie.api.runtime.KieSession;

/** Turnmark as a guest in the session of a host, beside its rules and facts. */
class AttachmentTest {

  private static final RuleSet RULES = CodexRules.LOADED;

  private KieSession session;

  @BeforeEach
  void open() {
    KieBase base = HostRules.base();
    RULES.addTo(base);
    session = base.newKieSession();
  }

  @AfterEach
  void dispose() {
    session.dispose();
  }

  @Test
  void theRulesOfBothFireTogetherAndStandInTheTrace() {
    session.insert(new Word("tickets"));
    try (Attachment attachment = Attachment.to(session, RULES)) {
      Message prompt = Items.user("Fix the footer");
      attachment.insert(prompt);
      session.fireAllRules();

      Decision decision = attachment.decision(prompt);

      assertThat(decision.shown()).isEqualTo("UserMessage");
      assertThat(decision.marks()).containsExactly("user_message", "turn_boundary", "fork_turn");
      assertThat(decision.revision()).isEqualTo(RULES.revision());
      Ticket ticket = new Ticket(prompt);
      assertThat(decision.firings())
          .contains(
              new Firing("a prompt opens a ticket", "host.tickets", "", List.of(ticket)),
              new Firing("a ticket is answered", "host.tickets", "", List.of(new Reply(ticket))))
          .hasSize(9);
      assertThat(decision.decidedBy().orElseThrow().source())
          .isEqualTo("codex/projection/user-messages.drl:9");
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {7, 20_261_201})
  void manyItemsInOneSessionAreDecidedAsEachAlone(long seed) {
    RandomItems random = new RandomItems(seed);
    List<ResponseItem> items = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      items.add(random.next());
    }
    session.insert(new Word("tickets"));
    try (Attachment attachment = Attachment.to(session, RULES);
        Classifier alone = Classifier.of(RULES)) {
      items.forEach(attachment::insert);
      session.fireAllRules();
      for (ResponseItem item : items) {
        assertThat(plain(attachment.decision(item, () -> "<uuid>")))
            .isEqualTo(plain(alone.classify(item, Session.UNKNOWN, () -> "<uuid>")));
      }
      Collections.shuffle(items, new Random(seed));
      for (ResponseItem item : items.subList(0, 200)) {
        attachment.remove(item);
      }
      session.fireAllRules();
      for (ResponseItem item : items.subList(200, 300)) {
        assertThat(plain(attachment.decision(item, () -> "<uuid>")))
            .isEqualTo(plain(alone.classify(item, Session.UNKNOWN, () -> "<uuid>")));
      }
    }
    assertThat(session.getObjects(fact -> !(fact instanceof Ticket || fact instanceof Reply)))
        .extracting(Object::toString)
        .containsExactly("Word[text=tickets]");
  }

  /** Without the host's rules, and in no order: alone, an item is decided in another. */
  private static Decision plain(Decision decision) {
    return new Decision(
        decision.item(),
        decision.turnItem(),
        decision.marks(),
        decision.rolloutType(),
        decision.durable(),
        decision.inHistory(),
        decision.contextual(),
        decision.parts().stream()
            .map(
                p ->
                    new dev.turnmark.audit.PartVerdict(
                        p.part(), p.outcome(), nameOf(p.by()), p.span(), p.request()))
            .toList(),
        decision.firings().stream()
            .filter(f -> !f.source().startsWith("host."))
            .map(AttachmentTest::nameOf)
            .sorted(Comparator.comparing(Firing::rule))
            .toList(),
        decision.undecided(),
        decision.revision());
  }

  /** Parts are equal to themselves alone. */
  private static Firing nameOf(Firing firing) {
    return new Firing(firing.rule(), firing.source(), firing.because(), List.of());
  }

  @Test
  void equalItemsAreTwo() {
    try (Attachment attachment = Attachment.to(session, RULES)) {
      Message one = Items.user("go");
      Message other = Items.user("go");
      attachment.insert(one);
      attachment.insert(other);
      session.fireAllRules();

      Decision first = attachment.decision(one);
      Decision second = attachment.decision(other);
      assertThat(List.of(first, second)).allMatch(d -> d.firings().size() == 7 && d.decided());
      assertThat(first.turnItem()).isNotEqualTo(second.turnItem());
      assertThat(attachment.decision(one)).isEqualTo(first);

      attachment.remove(one);
      assertThat(attachment.decision(other)).isEqualTo(second);
      assertThatThrownBy(() -> attachment.decision(one))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage(
              "this item was not inserted into the session since Turnmark was attached to it, or"
                  + " was removed; an equal item is another one");
    }
  }

  @Test
  void aRemovedItemLeavesTheHostNothingButItsOwnFacts() {
    Word word = new Word("tickets");
    session.insert(word);
    try (Attachment attachment = Attachment.to(session, RULES)) {
      Message prompt = Items.user("Fix the footer");
      attachment.insert(prompt);
      session.insert(new UserMessagePosition(prompt));
      session.fireAllRules();
      assertThat(session.getFactCount()).isEqualTo(12);

      attachment.remove(prompt);
      assertThat(session.fireAllRules()).isZero();

      Ticket ticket = new Ticket(prompt);
      assertThat(new ArrayList<Object>(session.getObjects()))
          .containsExactlyInAnyOrder(word, ticket, new Reply(ticket));
      attachment.remove(prompt);
    }
  }

  @Test
  void whatAHostTakesBackIsNoConclusionAnyMore() {
    session.insert(new Word("cancel"));
    try (Attachment attachment = Attachment.to(session, RULES)) {
      Message prompt = Items.user("Fix the footer");
      attachment.insert(prompt);
      session.fireAllRules();

      Decision decision = attachment.decision(prompt);
      assertThat(decision.marks()).containsExactly("user_message", "fork_turn");
      assertThat(decision.firings())
          .extracting(Firing::rule, firing -> firing.concluded().size())
          .contains(
              tuple("a user message with nothing injected in it opens a turn", 0),
              tuple("the host cancels", 0));
    }
  }

  @Test
  void anItemThatTheHostInsertsOrDeletesItselfCountsToo() {
    try (Attachment attachment = Attachment.to(session, RULES)) {
      Message prompt = Items.user("Fix the footer");
      session.insert(prompt);
      assertThat(attachment.decision(prompt).undecided())
          .containsExactly(
              "no rule decided what becomes of content part 0",
              "no rule decided what a person sees of it",
              "no rule decided how it is written");
      session.fireAllRules();
      assertThat(attachment.decision(prompt).decided()).isTrue();

      session.delete(session.getFactHandle(prompt));
      attachment.remove(prompt);
      assertThat(session.getFactCount()).isZero();
    }
  }

  @Test
  void aSessionOfTheRuleSetItselfNeedsNothingAdded() {
    KieSession own = RULES.kieBase().newKieSession();
    try (Attachment attachment = Attachment.to(own, RULES)) {
      Message context = Items.user(Items.CONTEXT);
      attachment.insert(context);
      own.fireAllRules();

      assertThat(attachment.decision(context).shown()).isEqualTo("nothing");
    } finally {
      own.dispose();
    }
  }

  @Test
  void linesThatHoldNoResponseItemHaveMarks() {
    try (Attachment attachment = Attachment.to(session, RULES)) {
      ThreadRolledBack back = new ThreadRolledBack(2);
      attachment.insert(back);
      session.fireAllRules();

      assertThat(attachment.marks(back).rollsBack()).isEqualTo(2);
    }
  }

  @Test
  void aRuleOfTheHostThatFailsIsTheHosts() {
    try (Attachment attachment = Attachment.to(session, RULES)) {
      session.insert(new Word("fail"));
      assertThatThrownBy(() -> session.fireAllRules()).hasRootCauseMessage("no luck");

      Message prompt = Items.user("Fix the footer");
      attachment.insert(prompt);
      session.fireAllRules();
      assertThat(attachment.decision(prompt).firings()).hasSize(7);
    }
  }

  @Test
  void closingLeavesTheSessionAsItWas() {
    Word word = new Word("x");
    session.insert(word);
    Attachment attachment = Attachment.to(session, RULES);
    attachment.insert(Items.user("one"));
    attachment.insert(Items.user(Items.CONTEXT));
    session.fireAllRules();

    attachment.close();

    assertThat(new ArrayList<Object>(session.getObjects())).containsExactly(word);
    assertThat(session.getAgendaEventListeners()).isEmpty();
    assertThat(session.getRuleRuntimeEventListeners()).isEmpty();
    attachment.close();
  }

  @Test
  void aSessionMayBeDisposedOfFirst() {
    Attachment attachment = Attachment.to(session, RULES);
    attachment.insert(Items.user("one"));
    session.dispose();
    attachment.close();
  }

  @Test
  void aSessionWithoutTheRulesIsRefused() {
    KieSession bare = HostRules.base().newKieSession();
    try {
      assertThatThrownBy(() -> Attachment.to(bare, RULES))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageMatching(
              "the rule base of the session lacks (\\d+) of the \\1 rules, such as \".+\""
                  + " \\(codex/.+\\.drl:\\d+\\); RuleSet.addTo\\(KieBase\\) adds them");
    } finally {
      bare.dispose();
    }
  }

  @Test
  void aSessionThatTakesEqualFactsForOneIsRefused() {
    KieBase base = HostRules.base(EqualityBehaviorOption.EQUALITY);
    RULES.addTo(base);
    KieSession equal = base.newKieSession();
    try {
      assertThatThrownBy(() -> Attachment.to(equal, RULES))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage(
              "the rule base of the session takes equal facts for one, but two equal items are two;"
                  + " give it EqualityBehaviorOption.IDENTITY");
    } finally {
      equal.dispose();
    }
  }

  @Test
  void rulesJoinASessionThatIsRunningAndLeaveIt() {
    KieBase base = HostRules.base();
    KieSession running = base.newKieSession();
    try {
      running.insert(new Word("tickets"));
      Message early = Items.user("early");
      running.insert(early);
      running.fireAllRules();
      assertThat(running.getFactCount()).isEqualTo(2);

      RULES.addTo(base);
      running.fireAllRules();
      assertThat(running.getObjects(TurnBoundary.class::isInstance)).hasSize(1);
      assertThat(running.getObjects(Ticket.class::isInstance)).hasSize(1);
      assertThatThrownBy(() -> RULES.addTo(base))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageStartingWith("the rule base has ");

      RULES.removeFrom(base);
      running.insert(Items.user("late"));
      assertThat(running.fireAllRules()).isZero();
      assertThat(running.getObjects(Ticket.class::isInstance)).hasSize(1);
      RULES.addTo(base);
      running.fireAllRules();
      assertThat(running.getObjects(Ticket.class::isInstance)).hasSizeGreaterThanOrEqualTo(2);
    } finally {
      running.dispose();
    }
  }
}

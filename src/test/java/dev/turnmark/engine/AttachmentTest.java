package dev.turnmark.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.tuple;

import dev.turnmark.CodexRules;
import dev.turnmark.audit.Decision;
import dev.turnmark.audit.Firing;
import dev.turnmark.engine.HostRules.Reply;
import dev.turnmark.engine.HostRules.Ticket;
import dev.turnmark.engine.HostRules.Word;
import dev.turnmark.fact.Conclusion;
import dev.turnmark.fact.Hidden;
import dev.turnmark.fact.Session;
import dev.turnmark.fact.TurnBoundary;
import dev.turnmark.fact.UserMessagePosition;
import dev.turnmark.model.EventMsg.ThreadRolledBack;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.reference.RandomItems;
import dev.turnmark.rules.RuleSet;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kie.api.KieBase;
import org.kie.api.KieServices;
import org.kie.api.conf.EqualityBehaviorOption;
import org.kie.api.runtime.KieSession;
import org.kie.api.runtime.KieSessionConfiguration;
import org.kie.api.runtime.conf.ThreadSafeOption;
import org.kie.api.runtime.rule.EntryPoint;
import org.kie.api.runtime.rule.FactHandle;

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
    Message one = Items.user("one");
    attachment.insert(one);
    attachment.insert(Items.user("other"));
    session.fireAllRules();
    session.dispose();
    attachment.remove(one);
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
    KieBase base = RULES.newKieBase(rule -> rule, EqualityBehaviorOption.EQUALITY);
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

  @Test
  void aSessionForASingleThreadIsLeftCleanToo() {
    KieSessionConfiguration single = KieServices.get().newKieSessionConfiguration();
    single.setOption(ThreadSafeOption.NO);
    KieSession unsafe = session.getKieBase().newKieSession(single, null);
    try {
      Attachment attachment = Attachment.to(unsafe, RULES);
      Message prompt = Items.user("Fix the footer");
      attachment.insert(prompt);
      attachment.insert(Items.user(Items.CONTEXT));
      unsafe.fireAllRules();

      attachment.remove(prompt);
      assertThat(unsafe.getObjects(fact -> fact instanceof Conclusion c && c.of(prompt))).isEmpty();

      attachment.close();
      assertThat(unsafe.getFactCount()).isZero();
    } finally {
      unsafe.dispose();
    }
  }

  @Test
  void theEngineLetsGoOfWhatWasTakenOutWhenRulesFireNext() {
    try (Attachment attachment = Attachment.to(session, RULES)) {
      List<WeakReference<Message>> prompts = takeOut(attachment, 20);
      session.fireAllRules();
      System.gc();

      // It may keep the fact that it looked up last, rule by rule.
      assertThat(prompts).filteredOn(prompt -> prompt.get() != null).hasSizeLessThan(5);
    }
  }

  private List<WeakReference<Message>> takeOut(Attachment attachment, int count) {
    List<Message> prompts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      prompts.add(Items.user("Fix the footer"));
    }
    prompts.forEach(attachment::insert);
    session.fireAllRules();
    prompts.forEach(attachment::remove);
    return prompts.stream().map(WeakReference::new).toList();
  }

  @Test
  void anItemInThePlaceOfAnotherIsDecidedAndTheOtherIsGone() {
    try (Attachment attachment = Attachment.to(session, RULES)) {
      Message prompt = Items.user("Fix the footer");
      Message context = Items.user(Items.CONTEXT);
      FactHandle handle = attachment.insert(prompt);
      session.fireAllRules();

      session.update(handle, context);
      session.fireAllRules();

      assertThat(attachment.decision(context).shown()).isEqualTo("nothing");
      assertThat(attachment.decision(context).firings()).hasSize(5);
      assertGone(attachment, prompt);
      session.update(session.getFactHandle(context), prompt);
      session.fireAllRules();
      assertThat(attachment.decision(prompt).firings()).hasSize(7);
      attachment.remove(prompt);
      assertThat(session.getFactCount()).isZero();
    }
  }

  private void assertGone(Attachment attachment, Message item) {
    assertThatThrownBy(() -> attachment.decision(item))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("this item was not inserted into the session since");
    assertThat(session.getObjects(fact -> fact instanceof Conclusion c && c.of(item))).isEmpty();
  }

  @Test
  void aConclusionInThePlaceOfAnotherIsWhatStands() {
    try (Attachment attachment = Attachment.to(session, RULES)) {
      Message prompt = Items.user("Fix the footer");
      attachment.insert(prompt);
      FactHandle handle = session.insert(new Hidden(prompt));
      session.fireAllRules();
      assertThat(attachment.decision(prompt).decided()).isFalse();

      session.update(handle, new UserMessagePosition(prompt));
      assertThat(attachment.decision(prompt).decided()).isTrue();
      session.update(handle, new Word("x"));
      assertThat(attachment.decision(prompt).firings()).hasSize(7);

      attachment.remove(prompt);
      assertThat(new ArrayList<Object>(session.getObjects())).containsExactly(new Word("x"));
    }
  }

  @Test
  void everyAttachmentHearsThatAnotherRemovedAnItem() {
    try (Attachment attachment = Attachment.to(session, RULES);
        Attachment other = Attachment.to(session, RULES)) {
      Message prompt = Items.user("Fix the footer");
      attachment.insert(prompt);
      session.fireAllRules();
      assertThat(other.decision(prompt).firings()).hasSize(7);

      attachment.remove(prompt);

      assertGone(other, prompt);
      assertThat(session.getFactCount()).isZero();
    }
  }

  @Test
  void anItemThatTheHostDeletesTakesItsConclusionsAlong() {
    try (Attachment attachment = Attachment.to(session, RULES);
        Attachment other = Attachment.to(session, RULES)) {
      Message prompt = Items.user("Fix the footer");
      Message stays = Items.user("Fix the footer");
      attachment.insert(prompt);
      attachment.insert(stays);
      session.fireAllRules();

      session.delete(session.getFactHandle(prompt));

      assertGone(attachment, prompt);
      assertGone(other, prompt);
      assertThat(session.getFactCount()).isEqualTo(8);
      assertThat(session.fireAllRules()).isZero();
      assertThat(attachment.decision(stays).firings()).hasSize(7);
    }
  }

  @Test
  void aHostMayDeleteAllItFinds() {
    session.insert(new Word("tickets"));
    try (Attachment attachment = Attachment.to(session, RULES)) {
      for (int i = 0; i < 3; i++) {
        attachment.insert(Items.user("Fix the footer"));
        session.fireAllRules();

        new ArrayList<FactHandle>(session.getFactHandles()).forEach(session::delete);
        assertThat(session.fireAllRules()).isZero();

        assertThat(session.getFactCount()).isZero();
        session.insert(new Word("tickets"));
      }
    }
  }

  @Test
  void whatCameByAnotherEntryGoesFromThere() {
    try (Attachment attachment = Attachment.to(session, RULES)) {
      Message prompt = Items.user("Fix the footer");
      EntryPoint second = session.getEntryPoint("second");
      second.insert(prompt);
      second.insert(new Hidden(prompt));
      attachment.insert(prompt);
      session.fireAllRules();

      second.delete(second.getFactHandle(prompt));
      assertThat(attachment.decision(prompt).decided()).isFalse();
      session.delete(session.getFactHandle(prompt));
      assertThat(second.getFactCount()).isZero();

      second.insert(prompt);
      attachment.remove(prompt);
      assertThat(second.getFactCount()).isZero();
    }
  }

  @Test
  void aRuleThatTakesOutAnItemMayDeleteConclusionsAboutItToo() {
    session.insert(new Word("take out"));
    try (Attachment attachment = Attachment.to(session, RULES)) {
      Message prompt = Items.user("Fix the footer");
      attachment.insert(prompt);
      session.fireAllRules();

      assertGone(attachment, prompt);
      assertThat(session.getFactCount()).isEqualTo(1);
    }
  }

  @Test
  void aConclusionOfTheHostCountsLikeOneOfARule() {
    try (Attachment attachment = Attachment.to(session, RULES)) {
      Message prompt = Items.user("Fix the footer");
      session.insert(new Hidden(prompt));
      attachment.insert(prompt);
      session.fireAllRules();

      Decision decision = attachment.decision(prompt);

      assertThat(decision.firings().get(0))
          .isEqualTo(
              new Firing(
                  "the host inserted it", "outside of rules", "", List.of(new Hidden(prompt))));
      assertThat(decision.undecided())
          .containsExactly(
              "two conclusions contradict each other about what a person sees of it:"
                  + " \"the host inserted it\" (outside of rules) and \"a user message with nothing"
                  + " injected in it is shown\" (codex/projection/user-messages.drl:9)");
    }
  }

  @Test
  void aConclusionAboutAnItemThatNeverCameGoesWithTheAttachment() {
    try (Attachment attachment = Attachment.to(session, RULES)) {
      Message prompt = Items.user("Fix the footer");
      session.insert(new Hidden(prompt));
      assertThatThrownBy(() -> attachment.decision(prompt))
          .isInstanceOf(IllegalArgumentException.class);
    }
    assertThat(session.getFactCount()).isZero();
  }

  @Test
  void anAttachmentThatIsClosedTakesNothingMore() {
    Message prompt = Items.user("Fix the footer");
    Attachment attachment = Attachment.to(session, RULES);
    attachment.close();

    List<ThrowingCallable> calls =
        List.of(
            () -> attachment.insert(prompt),
            () -> attachment.decision(prompt),
            () -> attachment.marks(prompt),
            () -> attachment.remove(prompt));
    assertThat(calls)
        .allSatisfy(
            call ->
                assertThatThrownBy(call)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("this attachment was closed; Attachment.to makes another"));
    assertThat(session.getFactCount()).isZero();
  }

  @Test
  void aSessionThatWasDisposedOfIsRefused() {
    session.dispose();

    assertThatThrownBy(() -> Attachment.to(session, RULES))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the session was disposed of; attach to one that is still open");
  }

  @Test
  @SuppressWarnings("NullAway") // What a host without such a check may do.
  void whatIsNullIsNamed() {
    try (Attachment attachment = Attachment.to(session, RULES)) {
      assertThat(nameOfNull(() -> Attachment.to(null, RULES))).isEqualTo("session");
      assertThat(nameOfNull(() -> Attachment.to(session, null))).isEqualTo("rules");
      assertThat(nameOfNull(() -> attachment.insert(null))).isEqualTo("item");
      assertThat(nameOfNull(() -> attachment.decision(null))).isEqualTo("item");
      assertThat(nameOfNull(() -> attachment.decision(Items.user("x"), null))).isEqualTo("freshId");
      assertThat(nameOfNull(() -> attachment.marks(null))).isEqualTo("item");
      assertThat(nameOfNull(() -> attachment.remove(null))).isEqualTo("item");
    }
  }

  private static @Nullable String nameOfNull(ThrowingCallable call) {
    return catchThrowableOfType(NullPointerException.class, call).getMessage();
  }
}

package dev.turnmark.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.turnmark.CodexRules;
import dev.turnmark.audit.Decision;
import dev.turnmark.audit.Explanation;
import dev.turnmark.audit.Firing;
import dev.turnmark.audit.LineMarks;
import dev.turnmark.fact.Comparison;
import dev.turnmark.fact.Session;
import dev.turnmark.fact.Setting;
import dev.turnmark.model.EventMsg;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.TurnItem;
import dev.turnmark.rules.RuleSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunawayRulesTest {

  private static final Limits TWO_SECONDS = Limits.USUAL.withItemTime(Duration.ofSeconds(2));

  private static final String ROUND =
      "rule \"a boundary calls for another\" @because(\"so\") @upstream(\"so\") when"
          + " $t : TurnBoundary() then insert(new TurnBoundary($t.item())); end\n";

  private static final String UPDATE =
      "rule \"a boundary changes\" @because(\"so\") @upstream(\"so\") when"
          + " $t : TurnBoundary() then update($t); end\n";

  private static final String SLOW_SENTENCE =
      "the rules took too long: after %s, of 2.0 s allowed,";

  @TempDir Path folder;

  @Test
  void rulesThatTakeTooLongAreNamedWithHowLongAndTheNextItemIsUnaffected() {
    AtomicLong now = new AtomicLong(Long.MAX_VALUE - 5);
    AtomicInteger asked = new AtomicInteger();
    // Three seconds pass before the third rule fires, and none ever after.
    LongSupplier clock =
        () -> asked.incrementAndGet() == 6 ? now.addAndGet(3_000_000_000L) : now.get();
    try (Classifier classifier = within(TWO_SECONDS, CodexRules.LOADED, clock)) {
      Decision late = classifier.classify(Items.user("Go on"));
      assertThat(late.undecided())
          .containsExactly(
              SLOW_SENTENCE.formatted("3.0 s")
                  + " these were still going on: a message is judged part by part; the words of a"
                  + " user message are kept");
      assertThat(late.firings())
          .extracting(Firing::rule)
          .containsExactly(
              "a message is judged part by part", "the words of a user message are kept");
      assertThat(classifier.idle()).as("what was stopped is not used again").isZero();

      Decision next = classifier.classify(Items.user("Go on"));
      assertThat(next.decided()).isTrue();
      assertThat(next.turnItem()).isInstanceOf(TurnItem.UserMessage.class);
      assertThat(classifier.idle()).isOne();
    }
  }

  @Test
  void timeThatPassedBeforeAnyRuleFiredIsToldToo() {
    try (Classifier classifier = within(TWO_SECONDS, CodexRules.LOADED, jumping(2_500))) {
      assertThat(classifier.classify(Items.user("Go on")).undecided())
          .containsExactly(SLOW_SENTENCE.formatted("2.5 s") + " none of them had fired yet");
      LineMarks marks = classifier.marks(new EventMsg.ThreadRolledBack(1), Session.UNKNOWN);
      assertThat(marks.undecided())
          .containsExactly(SLOW_SENTENCE.formatted("2.5 s") + " none of them had fired yet");
    }
  }

  @Test
  void aTimeThatIsKeptChangesNothing() {
    try (Classifier timed = within(TWO_SECONDS, CodexRules.LOADED, () -> 0);
        Classifier untimed = Classifier.of(CodexRules.LOADED)) {
      Message message = Items.user(Items.CONTEXT);
      assertThat(timed.classify(message)).hasToString(untimed.classify(message).toString());
    }
  }

  @Test
  void nobodyLooksAtTheClockUnlessThereIsALimit() {
    LongSupplier never =
        () -> {
          throw new AssertionError("nobody asked for it");
        };
    for (Limits limits :
        List.of(Limits.USUAL, Limits.USUAL.withItemTime(Duration.ofSeconds(Long.MAX_VALUE)))) {
      try (Classifier classifier = within(limits, CodexRules.LOADED, never)) {
        assertThat(classifier.classify(Items.user("Go on")).decided()).isTrue();
      }
    }
  }

  @Test
  void rulesWhoseFiringsAreHeardInsteadAreStoppedJustAsWell() throws IOException {
    RuleSet changing = with(UPDATE);
    try (Classifier untimed = Classifier.of(changing);
        Classifier timed = within(TWO_SECONDS, changing, jumping(1))) {
      assertThat(untimed.classify(Items.user("Go on")).undecided())
          .containsExactly(
              "the rules did not stop: after 1010 firings these were still going on: a boundary"
                  + " changes");
      assertThat(untimed.classify(Items.user(Items.CONTEXT)).decided()).isTrue();
      assertThat(timed.classify(Items.user("Go on")).undecided())
          .singleElement()
          .asString()
          .startsWith("the rules did not stop: after 1010 firings");
    }
    try (Classifier timed = within(TWO_SECONDS, changing, jumping(10))) {
      assertThat(timed.classify(Items.user("Go on")).undecided())
          .containsExactly(
              SLOW_SENTENCE.formatted("2.0 s") + " these were still going on: a boundary changes");
      assertThat(timed.classify(Items.user(Items.CONTEXT)).decided()).isTrue();
    }
  }

  @Test
  void aSessionTakesNoMoreFactsThanTheFiringsThatAreAllowed() throws IOException {
    try (RuleSession session = new RuleSession(with(ROUND))) {
      assertThatThrownBy(() -> session.judge(Items.user("Go on"), Session.UNKNOWN))
          .isInstanceOf(RuleFailure.class);
      assertThat(session.factCount()).isLessThan(1_100);
    }
  }

  @Test
  void aConsequenceThatConcludesWithoutEndIsStopped() {
    Trace trace = new Trace(TimeBudget.NONE);
    trace.begin(1_000);
    trace.begins(new Trace.Cited("goes round", "x.drl:1", "so"));
    List<Object> concluded = new ArrayList<>();
    assertThatThrownBy(
            () -> {
              while (true) {
                trace.concludes(concluded);
                concluded.add("one more");
              }
            })
        .isInstanceOf(Runaway.class)
        .hasMessage("the rules did not stop: after 10000 conclusions");
    assertThat(concluded).hasSize(10_000);
    assertThat(trace.runaway()).isPresent();
    assertThat(trace.firings()).extracting(Firing::rule).containsExactly("goes round");

    trace.begin(1_000);
    trace.concludes("the next item's");
    assertThat(trace.runaway()).isEmpty();
  }

  @Test
  void aConsequenceThatConcludesForTooLongIsStoppedInTheMiddle() {
    Trace trace = new Trace(TimeBudget.of(Duration.ofMillis(250), jumping(100)));
    trace.begin(1_000);
    trace.begins(new Trace.Cited("slow", "x.drl:1", "so"));
    trace.concludes("one");
    assertThatThrownBy(() -> trace.concludes("two"))
        .hasMessage("the rules took too long: after 300 ms, of 250 ms allowed,");
  }

  @Test
  void whyARuleDidNotFireCanBeAskedOfAnItemThatWasGivenUp() throws IOException {
    RuleSet round = with(ROUND);
    try (Classifier classifier = Classifier.of(round)) {
      Decision decision = classifier.classify(Items.user("Go on"));
      WhyNot asked = WhyNot.of(round, decision.item(), Session.UNKNOWN, decision.firings());
      assertThat(asked.all())
          .extracting(shortfall -> shortfall.rule().name())
          .doesNotContain("a boundary calls for another")
          .contains("a message shown as a user message counts as one");
    }
  }

  @Test
  void anExplanationThatTakesTooLongLeavesTheDifferenceUnexplained() throws IOException {
    Files.writeString(
        folder.resolve("a.drl"),
        """
        package explained
        import dev.turnmark.fact.Difference;
        import dev.turnmark.fact.Explained;
        rule "so it is" @because("so") @upstream("ours") when
          $d : Difference()
        then
          insert(new Explained($d, "so"));
        end
        """);
    RuleSet rules = RuleSet.load(folder);
    Comparison comparison =
        new Comparison(
            Items.user("Go on"),
            null,
            new TurnItem.AgentMessage("a", List.of(), null, null, Map.of()),
            Setting.of(Setting.ITEMS));
    TimeBudget budget = TimeBudget.of(Duration.ofSeconds(2), jumping(2_500));
    try (Explainer explainer = new Explainer(new RuleSessions(rules, budget), rules.revision())) {
      Explanation explanation = explainer.explain(comparison, Session.UNKNOWN);
      assertThat(explanation.unexplained())
          .extracting(Explanation.Unexplained::sentence)
          .containsExactly(SLOW_SENTENCE.formatted("2.5 s") + " none of them had fired yet");
    }
  }

  @Test
  void aTimeOfNothingIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Limits.USUAL.withItemTime(Duration.ZERO))
        .withMessage("expected a time longer than none but was PT0S");
  }

  /** A clock that is so many milliseconds further each time that it is asked. */
  private static LongSupplier jumping(long milliseconds) {
    AtomicLong now = new AtomicLong();
    return () -> now.addAndGet(milliseconds * 1_000_000);
  }

  private static Classifier within(Limits limits, RuleSet rules, LongSupplier nanoTime) {
    return new Classifier(() -> rules, decision -> {}, limits, nanoTime);
  }

  private RuleSet with(String rule) throws IOException {
    return RuleSet.load(
        PackFiles.copyTo(folder)
            .add("mark", "import dev.turnmark.fact.TurnBoundary;\n", rule)
            .path());
  }
}

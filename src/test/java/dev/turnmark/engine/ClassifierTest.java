package dev.turnmark.engine;

import static org.assertj.core.api.Assertions.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.turnmark.CodexRules;
import dev.turnmark.audit.Contextual;
import dev.turnmark.audit.Decision;
import dev.turnmark.audit.Firing;
import dev.turnmark.audit.LineMarks;
import dev.turnmark.audit.PartVerdict;
import dev.turnmark.fact.Context;
import dev.turnmark.fact.Hidden;
import dev.turnmark.fact.Session;
import dev.turnmark.fact.Span;
import dev.turnmark.model.ContentItem.InputText;
import dev.turnmark.model.EventMsg;
import dev.turnmark.model.ResponseItem.AgentMessage;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.TurnItem;
import dev.turnmark.rules.RuleSet;
import dev.turnmark.rules.RuleSource;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassifierTest {

  private static RuleSet rules;

  @TempDir Path folder;

  @BeforeAll
  static void loadTheRules() {
    rules = CodexRules.LOADED;
  }

  @Test
  void aDecisionNamesTheRulesTheirPlacesAndWhatTheyConcluded() {
    Message message = Items.user(new InputText(" " + Items.CONTEXT + "\n"), new InputText("Go on"));

    Decision decision = decide(rules, message);

    Firing finding = firing(decision, "a text wrapped in <environment_context> is context");
    assertThat(finding.source()).isEqualTo("codex/finding/contextual-fragments.drl:10");
    assertThat(finding.because()).isEqualTo("the harness tells the model where it works");
    assertThat(finding.concluded())
        .singleElement()
        .isInstanceOfSatisfying(
            Context.class,
            context -> {
              assertThat(context.part().index()).isZero();
              assertThat(context.span()).isEqualTo(new Span(1, 1 + Items.CONTEXT.length()));
            });
    assertThat(decision.decidedBy())
        .hasValueSatisfying(
            firing -> {
              assertThat(firing.rule()).isEqualTo("a user message with context in it stays hidden");
              assertThat(firing.concluded()).containsExactly(new Hidden(message));
            });
    assertThat(decision.contextual()).isEqualTo(Contextual.SOME);
    assertThat(decision.revision()).isEqualTo(rules.revision()).matches("[0-9a-f]{64}");
  }

  @Test
  void everyPartOfAHiddenMessageHasAVerdictOfItsOwn() {
    Decision decision =
        decide(rules, Items.user(new InputText(Items.CONTEXT), new InputText("Go on")));

    assertThat(decision.turnItem()).isNull();
    assertThat(decision.parts())
        .extracting(
            PartVerdict::part, p -> p.outcome().label(), p -> p.by().rule(), PartVerdict::span)
        .containsExactly(
            tuple(
                0,
                "context",
                "a text wrapped in <environment_context> is context",
                new Span(0, Items.CONTEXT.length())),
            tuple(1, "kept", "the words of a user message are kept", new Span(0, 5)));
  }

  @Test
  void nothingOfAnItemIsLeftBehindForTheNext() {
    RuleSet asking = RuleSet.load(Path.of("rules", "codex"), Path.of("rules/extras/older-codex"));
    try (RuleSession session = new RuleSession(asking)) {
      session.judge(Items.user(Items.CONTEXT), Session.UNKNOWN);
      assertThat(session.factCount()).isZero();
      session.judge(Items.user("Go on"), new Session("s", "0.98.0", "cli", null, null, null));
      assertThat(session.isClean()).as("used again for the next item").isTrue();
      assertThat(session.factCount()).as("what is known of the session stays").isOne();
      session.judge(Items.user("Go on"), Session.UNKNOWN);
      assertThat(session.factCount()).isZero();
    }
  }

  @Test
  void anItemThatNoRuleShowsOrHidesIsUndecidedAndTheNextIsNot() {
    RuleSet without = rules.without("an assistant message is shown");
    try (Classifier classifier = Classifier.of(without)) {
      Decision open = classifier.classify(Items.assistant("Done."));
      assertThat(open.undecided()).containsExactly("no rule decided what a person sees of it");
      assertThat(open.turnItem()).isNull();
      assertThat(open.decided()).isFalse();
      assertThat(open.revision()).isNotEqualTo(rules.revision());

      assertThat(classifier.classify(Items.user("Go on")).decided()).isTrue();
    }
  }

  @Test
  void rulesThatContradictEachOtherAreNamedBoth() throws IOException {
    PackFiles pack =
        PackFiles.copyTo(folder)
            .add(
                "projection",
                "import dev.turnmark.fact.Hidden;\nimport dev.turnmark.model.ResponseItem.Message;\n",
                rule("secrets stay hidden", "$m : Message( role == \"user\" )", "new Hidden($m)"));

    Decision decision = decide(RuleSet.load(pack.path()), Items.user("Go on"));

    assertThat(decision.turnItem()).isNull();
    assertThat(decision.undecided())
        .singleElement()
        .asString()
        .startsWith("two rules contradict each other about what a person sees of it: ")
        .contains("\"secrets stay hidden\" (codex/projection/added.drl:6)")
        .contains(
            "\"a user message with nothing injected in it is shown\" (codex/projection/user-messages.drl:9)");
  }

  @Test
  void rulesThatAgreeDoNotContradictEachOther() throws IOException {
    PackFiles pack =
        PackFiles.copyTo(folder)
            .add(
                "projection",
                "import dev.turnmark.fact.Hidden;\nimport dev.turnmark.model.ResponseItem.Message;\n",
                rule(
                    "system words stay hidden",
                    "$m : Message( role == \"system\" )",
                    "new Hidden($m)"));

    Decision decision =
        decide(
            RuleSet.load(pack.path()),
            new Message(null, "system", List.of(new InputText("Be brief")), null, null));

    assertThat(decision.undecided()).isEmpty();
    assertThat(decision.turnItem()).isNull();
  }

  @Test
  void aPartKeptAsSomethingThatDoesNotFitIsNamed() throws IOException {
    PackFiles pack =
        PackFiles.copyTo(folder)
            .edit(
                "verdict/user-parts.drl",
                "new UserInput.Text($p.text())",
                "new AgentMessageContent.Text($p.text())")
            .edit(
                "verdict/user-parts.drl",
                "import dev.turnmark.model.UserInput;\n",
                "import dev.turnmark.model.UserInput; import dev.turnmark.model.AgentMessageContent;\n");

    assertThat(decide(RuleSet.load(pack.path()), Items.user("Go on")).undecided())
        .containsExactly(
            "\"the words of a user message are kept\" (codex/verdict/user-parts.drl:13) keeps content"
                + " part 0 as AgentMessageContent.Text, but the item is shown as something made of"
                + " UserInput");
  }

  @Test
  void rulesThatDisagreeHowManyTurnsAreTakenBackLeaveTheLineUndecided() throws IOException {
    PackFiles pack =
        PackFiles.copyTo(folder)
            .add(
                "mark",
                "import dev.turnmark.fact.RollsBack;\nimport dev.turnmark.model.EventMsg.ThreadRolledBack;\n",
                rule(
                    "one more goes",
                    "$e : ThreadRolledBack()",
                    "new RollsBack($e, $e.numTurns() + 1)"));
    try (Classifier classifier = Classifier.of(RuleSet.load(pack.path()))) {
      LineMarks marks = classifier.marks(new EventMsg.ThreadRolledBack(2), Session.UNKNOWN);

      assertThat(marks.rollsBack()).isNull();
      assertThat(marks.marks()).containsExactly("rolls_back");
      assertThat(marks.undecided())
          .singleElement(as(STRING))
          .startsWith("two rules contradict each other about how many turns it takes back: ")
          .contains("\"a rollback event takes back turns\" (codex/mark/rollbacks.drl:6)")
          .contains("\"one more goes\"");
    }
  }

  @Test
  void aLineSaysHowManyTurnsItTakesBackAndWhetherTheModelReadsIt() {
    try (Classifier classifier = Classifier.of(rules)) {
      LineMarks rollback = classifier.marks(new EventMsg.ThreadRolledBack(2), Session.UNKNOWN);
      LineMarks unknown = classifier.marks(new RolloutItem.Unknown("moon"), Session.UNKNOWN);

      assertThat(rollback.rollsBack()).isEqualTo(2);
      assertThat(rollback.rolloutType()).isEqualTo("event.thread_rolled_back");
      assertThat(rollback.durable()).isTrue();
      assertThat(rollback.inHistory()).isFalse();
      assertThat(unknown)
          .isEqualTo(
              new LineMarks(
                  unknown.item(),
                  List.of(),
                  null,
                  false,
                  false,
                  null,
                  List.of(),
                  List.of(),
                  rules.revision()));
    }
  }

  @Test
  void rulesThatWillNotStopAreStoppedAndNamed() throws IOException {
    PackFiles pack =
        PackFiles.copyTo(folder)
            .add(
                "mark",
                "import dev.turnmark.fact.TurnBoundary;\n",
                rule(
                    "a boundary calls for another",
                    "$t : TurnBoundary()",
                    "new TurnBoundary($t.item())"));
    try (Classifier classifier = Classifier.of(RuleSet.load(pack.path()))) {
      assertThat(classifier.classify(Items.user("Go on")).undecided())
          .containsExactly(
              "the rules did not stop: after 1010 firings these were still going on: a boundary calls"
                  + " for another");
      assertThat(classifier.classify(Items.user(Items.CONTEXT)).decided()).isTrue();
    }
  }

  @Test
  void aRuleThatTakesOutTheSessionTakesItFromNoOtherItem() throws IOException {
    PackFiles pack =
        PackFiles.copyTo(folder)
            .add(
                "verdict",
                """
                import dev.turnmark.fact.Dropped;
                import dev.turnmark.fact.Part;
                import dev.turnmark.fact.Session;
                """,
                """
                rule "a session is taken away"
                    @because("a stranger wants it")
                    @upstream("ours")
                when
                    Part( text == "one" )
                    $s : Session()
                then
                    delete($s);
                end

                rule "a session is there"
                    @because("it was given")
                    @upstream("ours")
                when
                    $p : Part( text != "one" )
                    Session()
                then
                    insert(new Dropped($p));
                end
                """);
    Session session = new Session("s", "0.98.0", "cli", null, null, null);
    try (Classifier classifier = Classifier.of(RuleSet.load(pack.path()))) {
      classifier.classify(Items.user("one"), session, () -> "id");
      assertThat(classifier.classify(Items.user("two"), session, () -> "id").firings())
          .extracting(Firing::rule)
          .contains("a session is there");
    }
  }

  @Test
  void aRuleThatFailsLeavesItsItemUndecidedAndTheNextUnaffected() throws IOException {
    PackFiles pack =
        PackFiles.copyTo(folder)
            .edit("verdict/user-parts.drl", "$p.text()", "$p.text().substring(3)");
    try (Classifier classifier = Classifier.of(RuleSet.load(pack.path()))) {
      assertThat(classifier.classify(Items.user("Go")).undecided())
          .containsExactly(
              "\"the words of a user message are kept\" (codex/verdict/user-parts.drl:13) failed:"
                  + " StringIndexOutOfBoundsException: begin 3, end 2, length 2");
      assertThat(Objects.requireNonNull(classifier.classify(Items.user("Go on")).turnItem()))
          .isInstanceOf(TurnItem.UserMessage.class);
    }
  }

  @Test
  void anErrorThrownByARuleIsItsOwnAndEndsNothing() throws IOException {
    PackFiles pack =
        PackFiles.copyTo(folder)
            .edit(
                "mark/turn-boundaries.drl",
                "insert(new TurnBoundary($a));",
                "insert(new TurnBoundary(Texts.broken($a)));")
            .edit(
                "mark/turn-boundaries.drl",
                "import dev.turnmark.fact.Typed;",
                "import dev.turnmark.fact.Typed; import dev.turnmark.rules.facts.Texts;");
    RuleSet rules =
        RuleSet.load(
            RuleSource.directories(List.of(pack.path())), ClassifierTest.class.getClassLoader());
    AgentMessage message = new AgentMessage(null, "/root", "/root/scout", List.of(), null);
    try (Classifier classifier = Classifier.of(rules)) {
      assertThat(classifier.classify(message).undecided())
          .singleElement()
          .asString()
          .startsWith("\"a message between agents opens a turn\" (codex/mark/turn-boundaries.drl:")
          .endsWith(") failed: AssertionError: no");
      assertThat(classifier.classify(Items.user("Go on")).decided()).isTrue();
    }
  }

  @Test
  void rulesMayAskForTheSession() throws IOException {
    PackFiles pack =
        PackFiles.copyTo(folder)
            .add(
                "finding",
                """
                import dev.turnmark.fact.Context;
                import dev.turnmark.fact.Part;
                import dev.turnmark.fact.Session;

                salience 100
                """,
                """
                rule "prompts of sub-agents are context"
                    @because("no person typed them")
                    @upstream("none")
                when
                    Session( source == "subagent" )
                    $p : Part( role == "user" )
                then
                    insert(new Context($p));
                end
                """);
    try (Classifier classifier = Classifier.of(RuleSet.load(pack.path()))) {
      Session subAgent = new Session("s", "0.160.0", "subagent", null, null, null);
      assertThat(classifier.classify(Items.user("Go on"), subAgent, () -> "x").turnItem()).isNull();
      assertThat(classifier.classify(Items.user("Go on"), Session.UNKNOWN, () -> "x").turnItem())
          .isNotNull();
    }
  }

  @Test
  void twoRequestsInOnePartContradictEachOther() throws IOException {
    String request =
        """
        rule "the request stands from %1$d on"
            @because("it does")
            @upstream("none")
        when
            $p : Part( role == "user" )
        then
            insert(new Request($p, new Span(%1$d, 5)));
        end
        """;
    PackFiles pack =
        PackFiles.copyTo(folder)
            .add(
                "finding",
                """
                import dev.turnmark.fact.Part;
                import dev.turnmark.fact.Request;
                import dev.turnmark.fact.Span;

                salience 100
                """,
                request.formatted(1) + request.formatted(2));
    Decision decision = decide(RuleSet.load(pack.path()), Items.user("Go on"));

    assertThat(decision.turnItem()).isNull();
    assertThat(decision.undecided())
        .singleElement(as(STRING))
        .startsWith("two rules contradict each other about the request in content part 0: ");
  }

  @Test
  void aClosedClassifierSaysSo() {
    Classifier classifier = Classifier.of(rules);
    classifier.close();
    assertThatIllegalStateException()
        .isThrownBy(() -> classifier.classify(Items.user("Go on")))
        .withMessage("this is closed; make another from its rules");
  }

  private static String rule(String name, String condition, String conclusion) {
    return """
        rule "%s"
            @because("a test says so")
            @upstream("none")
        when
            %s
        then
            insert(%s);
        end
        """
        .formatted(name, condition, conclusion);
  }

  private static Decision decide(RuleSet rules, Message message) {
    try (Classifier classifier = Classifier.of(rules)) {
      return classifier.classify(message);
    }
  }

  private static Firing firing(Decision decision, String rule) {
    return decision.firings().stream().filter(f -> f.rule().equals(rule)).findFirst().orElseThrow();
  }
}

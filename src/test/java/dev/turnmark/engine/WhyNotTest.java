package dev.turnmark.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.turnmark.CodexRules;
import dev.turnmark.audit.Firing;
import dev.turnmark.fact.Session;
import dev.turnmark.model.ContentItem.InputImage;
import dev.turnmark.model.ContentItem.InputText;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.reference.RandomItems;
import dev.turnmark.rules.RuleInfo;
import dev.turnmark.rules.RuleSet;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said of rules that did not fire; shapes that no rule of Codex has are in a pack here. */
class WhyNotTest {

  private static final Session SESSION =
      new Session("01900000-0000-7000-8000-000000000001", "0.98.0", "cli", null, null, null);

  private static final String IMPORTS =
      """
      import dev.turnmark.fact.Context;
      import dev.turnmark.fact.ForkTurn;
      import dev.turnmark.fact.HookPrompt;
      import dev.turnmark.fact.Kept;
      import dev.turnmark.fact.Part;
      import dev.turnmark.fact.Session;
      import dev.turnmark.model.ResponseItem.Message;
      """;

  private static RuleSet shapes;

  @BeforeAll
  static void loadTheShapes(@TempDir Path folder) throws IOException {
    PackFiles pack =
        PackFiles.copyTo(folder)
            .add(
                "mark",
                IMPORTS,
                String.join(
                    "\n",
                    rule(
                        "either role", "$m : Message( role == \"developer\" || role == \"tool\" )"),
                    rule(
                        "either finding",
                        "$m : Message()\n    ( exists Context( of($m) ) or exists HookPrompt( of($m) ) )"),
                    rule(
                        "said twice",
                        "$m : Message()\n    $p : Part( of($m), text != \"\" )\n"
                            + "    $q : Part( index > $p.index, text == $p.text )"),
                    rule("a path", "$m : Message()\n    Part( text.length() > 1000 )"),
                    rule("a negation", "$m : Message()\n    Part( !alone )"),
                    rule(
                        "a version",
                        "$s : Session( cliVersion == \"0.99.0\" )\n    $m : Message()"),
                    rule("an expression", "$m : Message()\n    Part( text matches \"(?s)a.*\" )"),
                    rule(
                        "an argument that is no text",
                        "$m : Message()\n    Part( $t : type, startsWith($t) )"),
                    rule(
                        "both kept",
                        "$m : Message()\n    not ( Kept( $k : part ) and Part( this != $k ) )"),
                    rule(
                        "counted",
                        "$m : Message()\n"
                            + "    accumulate( Part( of($m) ); $n : count(1); $n > 5 )")));
    shapes = RuleSet.load(pack.path());
  }

  private static String rule(String name, String when) {
    return """
    rule "%s"
        @because("it is tried")
        @upstream("nothing: it is of the test alone")
    when
        %s
    then
        insert(new ForkTurn($m));
    end
    """
        .formatted(name, when);
  }

  @Test
  void otherShapesAreToldOf() {
    Message message = Items.user(new InputText("Go on"), new InputText("Go\tnow"));

    assertThat(told(message, "either role"))
        .isEqualTo("role == \"developer\" || role == \"tool\" | the message | `role` is \"user\"");
    assertThat(told(message, "either finding"))
        .isEqualTo(
            "exists Context( of($m) ) or exists HookPrompt( of($m) ) | | there is no Context");
    assertThat(told(message, "said twice"))
        .isEqualTo("text == $p.text | part 1 | `text` is \"Go\\tnow\", and `$p.text` is \"Go on\"");
    assertThat(told(message, "a path"))
        .isEqualTo("text.length() > 1000 | part 0 | `text` is \"Go on\"");
    assertThat(told(Items.user("Go on"), "a negation"))
        .isEqualTo("!alone | part 0 | `alone` is true");
    assertThat(told(message, "a version"))
        .isEqualTo("cliVersion == \"0.99.0\" | a Session | `cliVersion` is \"0.98.0\"");
    assertThat(told(message, "an expression"))
        .isEqualTo("text matches \"(?s)a.*\" | part 0 | `text` is \"Go on\"");
    assertThat(told(message, "an argument that is no text"))
        .isEqualTo("startsWith($t) | part 0 | `startsWith($t)` is false");
    assertThat(told(message, "both kept"))
        .isEqualTo(
            "not ( Kept( $k : part ) and Part( this != $k ) ) | | there is one: Kept of part 0 and"
                + " part 1");
  }

  @Test
  void whatCannotBeFollowedIsSaidToBeSo() {
    assertThat(told(Items.user("Go on"), "counted"))
        .isEqualTo(
            "counted | | one of its conditions is of a kind that can't be followed here:"
                + " `accumulate`");
  }

  @Test
  void otherShapesAgreeWithTheEngineToo() {
    RandomItems items = new RandomItems(12);
    try (Classifier classifier = Classifier.of(shapes)) {
      List<RuleInfo> walked =
          shapes.catalogue().rules().stream().filter(r -> !r.name().equals("counted")).toList();
      for (int i = 0; i < 300; i++) {
        var item = items.next();
        List<Firing> firings = classifier.classify(item, SESSION, () -> "<uuid>").firings();
        WhyNot whyNot = WhyNot.of(shapes, item, SESSION, firings);
        assertThat(walked.stream().filter(r -> whyNot.byConditions(r).isEmpty()))
            .as("item %d: %s", i, item)
            .containsExactlyElementsOf(
                walked.stream()
                    .filter(r -> firings.stream().anyMatch(f -> f.rule().equals(r.name())))
                    .toList());
      }
    }
  }

  @Test
  void anExclusionNamesTheFiringThatConcludedIt() {
    Message message = Items.user(new InputText("Go on"), new InputText(Items.CONTEXT));

    Shortfall shortfall =
        shortfall(
            CodexRules.LOADED, message, "a user message with nothing injected in it is shown");

    assertThat(shortfall.reason()).isEqualTo("there is one: Context in part 1");
    assertThat(shortfall.excludedBy())
        .extracting(Firing::rule)
        .containsExactly("a text wrapped in <environment_context> is context");
    assertThat(shortfall.place()).startsWith("codex/projection/user-messages.drl:");
  }

  @Test
  void ofSeveralPartsItTellsOfTheOneThatCameFurthest() {
    Message message =
        Items.user(
            new InputImage("data:image/png;base64,AAAA", null, null),
            new InputText("Go on"),
            new InputText("<skill>How to sew"),
            new InputText("Stop"));

    Shortfall shortfall =
        shortfall(CodexRules.LOADED, message, "a text wrapped in <skill> is context");

    assertThat(shortfall.tried()).isEqualTo("part 2");
    assertThat(shortfall.reason())
        .isEqualTo("`<skill>` opens it, but it ends with `<skill>How to sew`, not with `</skill>`");
  }

  @Test
  void theNearestRulesComeFirst() {
    Message message = Items.user("<skill>How to sew");

    List<Shortfall> all = whyNot(CodexRules.LOADED, message).all();

    assertThat(all.get(0).rule().name()).isEqualTo("a text wrapped in <skill> is context");
    assertThat(all).isSortedAccordingTo((a, b) -> b.passed() - a.passed());
    assertThat(all.get(all.size() - 1).elsewhere()).isTrue();
  }

  @Test
  void ofARuleThatFiredThereIsNothingToTell() {
    RuleInfo rule =
        CodexRules.LOADED.catalogue().rule("an assistant message is shown").orElseThrow();

    assertThat(whyNot(CodexRules.LOADED, Items.assistant("Done")).of(rule)).isEmpty();
  }

  @Test
  void aRuleOfOtherRulesIsRefused() {
    RuleInfo other = shapes.catalogue().rule("a path").orElseThrow();
    WhyNot whyNot = whyNot(CodexRules.LOADED, Items.user("Go on"));

    assertThatThrownBy(() -> whyNot.of(other))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("these rules do not have \"a path\"");
  }

  private static String told(Message message, String rule) {
    Shortfall told = shortfall(shapes, message, rule);
    return "%s | %s | %s"
        .formatted(told.failed(), told.tried(), told.reason())
        .replaceAll("\\| +\\|", "| |");
  }

  private static Shortfall shortfall(RuleSet rules, Message message, String rule) {
    return whyNot(rules, message).of(rules.catalogue().rule(rule).orElseThrow()).orElseThrow();
  }

  private static WhyNot whyNot(RuleSet rules, Message message) {
    try (Classifier classifier = Classifier.of(rules)) {
      List<Firing> firings = classifier.classify(message, SESSION, () -> "<uuid>").firings();
      return WhyNot.of(rules, message, SESSION, firings);
    }
  }
}

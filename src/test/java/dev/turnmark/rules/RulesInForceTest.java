package dev.turnmark.rules;

import static dev.turnmark.rules.Sample.HEADER;
import static dev.turnmark.rules.Sample.rule;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Rules are edited; what is made of it when somebody looks. */
class RulesInForceTest {

  private static final String HIDDEN = text("a message is hidden", "$m : Message()");
  private static final String THOUGHT = text("a thought is hidden", "$m : Reasoning()");
  private static final String WRONG = text("a message is hidden", "$m : Mesage()");

  /** What lies there. */
  private Sample files = files(HIDDEN);

  /** What somebody does while the files are read a second time, pause by pause. */
  private final List<Runnable> meanwhile = new ArrayList<>();

  /** The revisions that something was made of. */
  private final List<String> loaded = new ArrayList<>();

  private boolean goesOn = true;

  private final RulesInForce rules =
      new RulesInForce(files.load(), this::read, this::load, this::pause);

  @Test
  void asLongAsNothingIsEditedThereIsNothingToSay() {
    assertThat(rules.look()).isEmpty();
    assertThat(loaded).isEmpty();
  }

  @Test
  void editedRulesAreInForceAndKnowWhatTheyReplace() {
    RuleSet before = rules.get();
    files = files(HIDDEN, THOUGHT);

    Reload reload = rules.look().orElseThrow();

    assertThat(reload.replaced()).isTrue();
    assertThat(reload.refused()).isFalse();
    assertThat(reload.before()).isSameAs(before);
    assertThat(reload.rules()).isSameAs(rules.get());
    assertThat(rules.get().revision()).isEqualTo(files.source().revision());
    assertThat(reload.files()).containsExactly("codex/finding/1.drl");
    assertThat(reload.added()).containsExactly("a thought is hidden");
    assertThat(reload.removed()).isEmpty();
    assertThat(rules.look()).as("it is said once").isEmpty();
  }

  @Test
  void aRuleThatIsGoneIsTold() {
    files = files(THOUGHT);

    Reload reload = rules.look().orElseThrow();

    assertThat(reload.files()).containsExactly("codex/finding/0.drl");
    assertThat(reload.added()).containsExactly("a thought is hidden");
    assertThat(reload.removed()).containsExactly("a message is hidden");
  }

  @Test
  void whatIsHalfWrittenIsReadUntilItIsWhole() {
    files = files("");
    meanwhile.add(() -> files = files(HEADER));
    meanwhile.add(() -> files = files(THOUGHT));

    assertThat(rules.look()).hasValueSatisfying(reload -> assertThat(reload.replaced()).isTrue());
    assertThat(loaded).containsExactly(files(THOUGHT).source().revision());
  }

  @Test
  void whatIsWrittenWithoutEndWaitsForAnotherLook() {
    for (int i = 0; i < 100; i++) {
      String text = THOUGHT + "// " + i + "\n";
      meanwhile.add(() -> files = files(text));
    }
    files = files(THOUGHT);
    RuleSet before = rules.get();

    assertThat(rules.look()).isEmpty();
    assertThat(rules.get()).isSameAs(before);
    assertThat(loaded).isEmpty();

    meanwhile.clear();
    assertThat(rules.look()).isPresent();
  }

  @Test
  void whoIsToldNotToGoOnTakesItAtTheNextLook() {
    files = files(THOUGHT);
    goesOn = false;
    assertThat(rules.look()).isEmpty();
    goesOn = true;
    assertThat(rules.look()).isPresent();
  }

  @Test
  void rulesThatAreWrongChangeNothingAndAreToldOnce() {
    RuleSet before = rules.get();
    files = files(WRONG);

    Reload reload = rules.look().orElseThrow();

    assertThat(reload.refused()).isTrue();
    assertThat(reload.replaced()).isFalse();
    assertThat(reload.files()).isEmpty();
    assertThat(reload.problems())
        .extracting(RuleProblem::toString)
        .containsExactly(
            "rules/codex/finding/0.drl:18: the file imports no type `Mesage`; did you mean"
                + " `Message`?");
    assertThat(rules.get()).isSameAs(before);
    assertThat(rules.look()).isEmpty();
  }

  @Test
  void rulesThatAreAsBeforeAgainAreNotMadeAnew() {
    RuleSet before = rules.get();
    files = files(WRONG);
    rules.look();
    files = files(HIDDEN);

    Optional<Reload> reload = rules.look();

    assertThat(reload).contains(new Reload(before, before, List.of()));
    assertThat(loaded).containsExactly(files(WRONG).source().revision());
  }

  @Test
  void aDirectoryThatIsGoneIsAProblemUntilItIsBack() {
    Sample there = files;
    files = Sample.of("finding/0.drl", "gone");
    assertThat(rules.look().orElseThrow().problems())
        .extracting(RuleProblem::sentence)
        .containsExactly("there is no such directory");
    files = there;
    assertThat(rules.look().orElseThrow().refused()).isFalse();
  }

  @Test
  void filesThatCannotBeReadJustNowAreLookedAtLater() {
    files = Sample.of("finding/0.drl", "busy");
    assertThat(rules.look()).isEmpty();
    files = files(THOUGHT);
    assertThat(rules.look()).isPresent();
  }

  @Test
  void whatNobodyForesawWhileReadingIsAProblemToldOnce() {
    Sample there = files;
    RuleSet before = rules.get();
    files = Sample.of("finding/0.drl", "odd");

    assertThat(rules.look().orElseThrow().problems())
        .extracting(RuleProblem::toString)
        .containsExactly("codex: the rules cannot be read: IllegalStateException, it is\\nodd");
    assertThat(rules.get()).isSameAs(before);
    assertThat(rules.look()).as("it is said once").isEmpty();

    files = there;
    assertThat(rules.look().orElseThrow().refused()).isFalse();
  }

  @ParameterizedTest
  @MethodSource
  void whatNobodyForesawWhileLoadingIsAProblemToldOnce(Throwable failure, String sentence) {
    RulesInForce others =
        new RulesInForce(
            rules.get(),
            this::read,
            source -> {
              throw failure instanceof Error e ? sneaky(e) : (RuntimeException) failure;
            },
            this::pause);
    files = files(THOUGHT);

    assertThat(others.look().orElseThrow().problems())
        .containsExactly(new RuleProblem("codex", null, sentence));
    assertThat(others.get()).isSameAs(rules.get());
    assertThat(others.look()).isEmpty();
  }

  static List<Arguments> whatNobodyForesawWhileLoadingIsAProblemToldOnce() {
    return List.of(
        Arguments.of(
            new IndexOutOfBoundsException("7 of 3"),
            "these rules cannot be loaded: IndexOutOfBoundsException, 7 of 3"),
        Arguments.of(
            new NoClassDefFoundError("acme/Ticket"),
            "these rules cannot be loaded: NoClassDefFoundError, acme/Ticket"),
        Arguments.of(new StackOverflowError(), "these rules cannot be loaded: StackOverflowError"));
  }

  private static RuntimeException sneaky(Error e) {
    throw e;
  }

  private RuleSource read() {
    RuleSource source = files.source();
    String first = source.packs().get(0).documents().get(0).text();
    if (first.equals("gone")) {
      throw new BadRulesException(
          List.of(new RuleProblem("rules/codex", null, "there is no such directory")));
    }
    if (first.equals("odd")) {
      throw new IllegalStateException("it is\nodd");
    }
    if (first.equals("busy")) {
      throw new UncheckedIOException(new IOException("busy"));
    }
    return source;
  }

  private RuleSet load(RuleSource source) {
    loaded.add(source.revision());
    return RuleSet.load(source, RulesInForceTest.class.getClassLoader());
  }

  private boolean pause() {
    if (!meanwhile.isEmpty()) {
      meanwhile.remove(0).run();
    }
    return goesOn;
  }

  private static Sample files(String... texts) {
    Sample sample = new Sample();
    for (int i = 0; i < texts.length; i++) {
      sample.and("finding/" + i + ".drl", texts[i]);
    }
    return sample;
  }

  private static String text(String name, String condition) {
    return HEADER + rule(name, "    " + condition, "    insert(new Hidden($m));");
  }
}

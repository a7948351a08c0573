package dev.turnmark.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.CodexRules;
import dev.turnmark.rules.Loss;
import dev.turnmark.rules.RuleSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The cases beside the shipped rules, and whether they are worth something. */
class RuleCasesTest {

  /**
   * The conditions that decide nothing beside the others, pack by pack: they say for readers what
   * those others, or the rules that conclude what they ask for, imply.
   */
  private static final Path SAYING_IT_TWICE = Path.of("src/test/resources/rules/saying-it-twice");

  private static final List<Pack> PACKS = new ArrayList<>();

  private static final Path CODEX = Path.of("rules", "codex");

  /**
   * A pack and its cases.
   *
   * @param rules those of the pack, and of the packs it lies over
   */
  private record Pack(String name, RuleSet rules, Classifier classifier, RuleCases cases) {

    static Pack of(RuleSet rules, Path folder) {
      RuleCases cases = RuleCases.beside(rules, List.of(folder));
      return new Pack(folder.getFileName().toString(), rules, Classifier.of(rules), cases);
    }

    List<CaseResult> results() {
      RuleCaseRunner runner = new RuleCaseRunner(classifier);
      return cases.cases().stream().map(runner::run).toList();
    }

    List<Loss> losses() {
      return rules.losses().stream()
          .filter(loss -> loss.rule().place().startsWith(name + "/"))
          .toList();
    }
  }

  @BeforeAll
  static void readThePacks() throws IOException {
    PACKS.add(Pack.of(CodexRules.LOADED, CODEX));
    for (Path extra : extras()) {
      PACKS.add(Pack.of(RuleSet.load(PackLayers.of(extra).toArray(Path[]::new)), extra));
    }
  }

  private static List<Path> extras() throws IOException {
    try (Stream<Path> found = Files.list(Path.of("rules", "extras"))) {
      return found.filter(Files::isDirectory).sorted().toList();
    }
  }

  @AfterAll
  static void close() {
    PACKS.forEach(pack -> pack.classifier().close());
  }

  @Test
  void everyRuleHasCasesAndEveryCaseARule() {
    for (Pack pack : PACKS) {
      assertThat(pack.cases().cases()).isNotEmpty();
      assertThat(pack.cases().untested()).isEmpty();
      assertThat(pack.cases().problems()).isEmpty();
    }
  }

  /** So all of them can be asked for together, and none takes the name of a rule of another. */
  @Test
  void allPacksTogetherLeaveTheCasesOfCodexAsTheyAre() throws IOException {
    List<Path> all = new ArrayList<>(extras());
    all.add(0, CODEX);
    try (Classifier classifier = Classifier.of(RuleSet.load(all.toArray(Path[]::new)))) {
      RuleCaseRunner runner = new RuleCaseRunner(classifier);
      assertThat(PACKS.get(0).cases().cases())
          .allSatisfy(next -> assertThat(runner.run(next).failures()).isEmpty());
    }
  }

  @TestFactory
  Stream<DynamicTest> everyCaseHolds() {
    return PACKS.stream()
        .flatMap(pack -> pack.results().stream())
        .map(
            result ->
                DynamicTest.dynamicTest(
                    result.ruleCase().fullName(), () -> assertThat(result.failures()).isEmpty()));
  }

  /**
   * Without the rule some case of its own must end otherwise than expected. That the rule did not
   * fire is no proof: a rule that changes nothing should not be there.
   */
  @TestFactory
  Stream<DynamicTest> noRuleCanBeTakenOutUnnoticed() {
    return PACKS.stream()
        .flatMap(
            pack ->
                pack.losses().stream()
                    .filter(Loss::wholeRule)
                    .map(
                        loss ->
                            DynamicTest.dynamicTest(
                                loss.rule().name(), () -> assertNoticed(pack, loss))));
  }

  private static void assertNoticed(Pack pack, Loss loss) {
    try (Classifier classifier = Classifier.of(pack.rules().without(loss))) {
      RuleCaseRunner runner = new RuleCaseRunner(classifier);
      assertThat(pack.cases().cases())
          .as("cases of \"%s\" that notice its absence", loss.rule().name())
          .anyMatch(
              next ->
                  next.rule().equals(loss.rule().name())
                      && next.fires()
                      && !runner.run(next).endsAsExpected());
    }
  }

  @TestFactory
  Stream<DynamicTest> noConditionCanBeTakenOutUnnoticed() {
    return PACKS.stream()
        .map(pack -> DynamicTest.dynamicTest(pack.name(), () -> assertConditionsNoticed(pack)));
  }

  private static void assertConditionsNoticed(Pack pack) throws IOException {
    LossTrial trial = new LossTrial(pack.rules(), pack.results());
    List<String> unnoticed =
        pack.losses().stream()
            .filter(loss -> !loss.wholeRule() && !trial.noticed(loss).noticed())
            .map(loss -> loss.rule().name() + " | " + loss.condition())
            .toList();
    assertThat(unnoticed)
        .containsExactlyElementsOf(
            Files.readAllLines(SAYING_IT_TWICE.resolve(pack.name() + ".txt")));
  }
}

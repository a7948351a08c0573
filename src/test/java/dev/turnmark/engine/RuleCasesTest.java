package dev.turnmark.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.CodexRules;
import dev.turnmark.rules.RuleInfo;
import dev.turnmark.rules.RuleSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The cases beside the shipped rules, and whether they are worth something. */
class RuleCasesTest {

  private static final List<Pack> PACKS = new ArrayList<>();

  private static final Path CODEX = Path.of("rules", "codex");

  /**
   * A pack and its cases.
   *
   * @param rules those of the pack, and of the packs it lies over
   * @param cases by rule, in the order of the catalogue
   */
  private record Pack(
      String name, RuleSet rules, Classifier classifier, Map<String, List<RuleCase>> cases) {

    static Pack read(RuleSet rules, Path folder) throws IOException {
      Map<String, List<RuleCase>> cases = new LinkedHashMap<>();
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.filter(f -> f.toString().endsWith(".drl")).sorted().toList()) {
          for (RuleCase next : RuleCaseFile.read(RuleCaseFile.beside(file))) {
            cases.computeIfAbsent(next.rule(), rule -> new ArrayList<>()).add(next);
          }
        }
      }
      return new Pack(folder.getFileName().toString(), rules, Classifier.of(rules), cases);
    }
  }

  @BeforeAll
  static void readThePacks() throws IOException {
    PACKS.add(Pack.read(CodexRules.LOADED, CODEX));
    for (Path extra : extras()) {
      RuleSet layered = RuleSet.load(PackLayers.of(extra).toArray(Path[]::new));
      PACKS.add(Pack.read(layered, extra));
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
      assertThat(pack.cases().keySet())
          .containsExactlyInAnyOrderElementsOf(
              pack.rules().catalogue().rules().stream()
                  .filter(rule -> rule.place().startsWith(pack.name() + "/"))
                  .map(RuleInfo::name)
                  .toList());
    }
  }

  /** So all of them can be asked for together, and none takes the name of a rule of another. */
  @Test
  void allPacksTogetherLeaveTheCasesOfCodexAsTheyAre() throws IOException {
    List<Path> all = new ArrayList<>(extras());
    all.add(0, CODEX);
    try (Classifier classifier = Classifier.of(RuleSet.load(all.toArray(Path[]::new)))) {
      RuleCaseRunner runner = new RuleCaseRunner(classifier);
      assertThat(PACKS.get(0).cases().values().stream().flatMap(List::stream))
          .allSatisfy(next -> assertThat(runner.failures(next)).isEmpty());
    }
  }

  @TestFactory
  Stream<DynamicTest> everyCaseHolds() {
    return PACKS.stream().flatMap(RuleCasesTest::everyCaseHolds);
  }

  private static Stream<DynamicTest> everyCaseHolds(Pack pack) {
    RuleCaseRunner runner = new RuleCaseRunner(pack.classifier());
    return pack.cases().values().stream()
        .flatMap(List::stream)
        .map(
            next ->
                DynamicTest.dynamicTest(
                    next.rule() + ": " + next.name(),
                    () -> assertThat(runner.failures(next)).isEmpty()));
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
                pack.cases().entrySet().stream()
                    .map(
                        entry ->
                            DynamicTest.dynamicTest(
                                entry.getKey(),
                                () ->
                                    assertNoticed(
                                        pack.rules(), entry.getKey(), entry.getValue()))));
  }

  private static void assertNoticed(RuleSet rules, String rule, List<RuleCase> cases) {
    try (Classifier classifier = Classifier.of(rules.without(rule))) {
      RuleCaseRunner runner = new RuleCaseRunner(classifier);
      assertThat(cases)
          .as("cases of \"%s\" that notice its absence", rule)
          .anyMatch(next -> next.fires() && !runner.differences(next).isEmpty());
    }
  }
}

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

  /**
   * A pack and its cases.
   *
   * @param cases by rule, in the order of the catalogue
   */
  private record Pack(RuleSet rules, Classifier classifier, Map<String, List<RuleCase>> cases) {

    static Pack read(RuleSet rules, Path folder) throws IOException {
      Map<String, List<RuleCase>> cases = new LinkedHashMap<>();
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.filter(f -> f.toString().endsWith(".drl")).sorted().toList()) {
          for (RuleCase next : RuleCaseFile.read(RuleCaseFile.beside(file))) {
            cases.computeIfAbsent(next.rule(), rule -> new ArrayList<>()).add(next);
          }
        }
      }
      return new Pack(rules, Classifier.of(rules), cases);
    }
  }

  @BeforeAll
  static void readThePacks() throws IOException {
    PACKS.add(Pack.read(CodexRules.LOADED, Path.of("rules", "codex")));
    Path verify = Path.of("rules", "extras", "verify");
    PACKS.add(Pack.read(RuleSet.load(verify), verify));
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
              pack.rules().catalogue().rules().stream().map(RuleInfo::name).toList());
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

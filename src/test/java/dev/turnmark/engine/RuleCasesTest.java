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
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The cases beside the shipped rules, and whether they are worth something. */
class RuleCasesTest {

  private static final Path PACK = Path.of("rules", "codex");

  private static RuleSet rules;

  /** By rule, in the order of the catalogue. */
  private static final Map<String, List<RuleCase>> CASES = new LinkedHashMap<>();

  @BeforeAll
  static void readThePack() throws IOException {
    rules = CodexRules.LOADED;
    try (Stream<Path> files = Files.walk(PACK)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".drl")).sorted().toList()) {
        for (RuleCase next : RuleCaseFile.read(RuleCaseFile.beside(file))) {
          CASES.computeIfAbsent(next.rule(), rule -> new ArrayList<>()).add(next);
        }
      }
    }
  }

  @Test
  void everyRuleHasCasesAndEveryCaseARule() {
    assertThat(CASES.keySet())
        .containsExactlyInAnyOrderElementsOf(
            rules.catalogue().rules().stream().map(RuleInfo::name).toList());
  }

  @TestFactory
  Stream<DynamicTest> everyCaseHolds() {
    Classifier classifier = Classifier.of(rules);
    RuleCaseRunner runner = new RuleCaseRunner(classifier);
    return CASES.values().stream()
        .flatMap(List::stream)
        .map(
            next ->
                DynamicTest.dynamicTest(
                    next.rule() + ": " + next.name(),
                    () -> assertThat(runner.failures(next)).isEmpty()))
        .onClose(classifier::close);
  }

  /**
   * Without the rule some case of its own must end otherwise than expected. That the rule did not
   * fire is no proof: a rule that changes nothing should not be there.
   */
  @TestFactory
  Stream<DynamicTest> noRuleCanBeTakenOutUnnoticed() {
    return CASES.entrySet().stream()
        .map(
            entry ->
                DynamicTest.dynamicTest(
                    entry.getKey(), () -> assertNoticed(entry.getKey(), entry.getValue())));
  }

  private static void assertNoticed(String rule, List<RuleCase> cases) {
    try (Classifier classifier = Classifier.of(rules.without(rule))) {
      RuleCaseRunner runner = new RuleCaseRunner(classifier);
      assertThat(cases)
          .as("cases of \"%s\" that notice its absence", rule)
          .anyMatch(next -> next.fires() && !runner.differences(next).isEmpty());
    }
  }
}

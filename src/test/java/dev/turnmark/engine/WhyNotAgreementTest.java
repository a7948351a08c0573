package dev.turnmark.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.turnmark.CodexRules;
import dev.turnmark.audit.Firing;
import dev.turnmark.fact.Session;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.reference.RandomItems;
import dev.turnmark.rules.RuleInfo;
import dev.turnmark.rules.RuleSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Conditions asked one by one against the engine, which asks them in its own way. */
class WhyNotAgreementTest {

  private static final Path PACK = Path.of("rules", "codex");
  private static final int ITEMS = 3_000;
  private static final Session SESSION =
      new Session("01900000-0000-7000-8000-000000000001", "0.98.0", "cli", null, null, null);

  private static final RuleSet RULES = CodexRules.LOADED;

  @Test
  void ofEveryCaseOfThePackConditionsFailExactlyWhenTheRuleDidNotFire() throws IOException {
    List<RuleCase> cases = new ArrayList<>();
    try (Stream<Path> files = Files.walk(PACK)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".cases.json")).sorted().toList()) {
        cases.addAll(RuleCaseFile.read(file));
      }
    }
    assertThat(cases).isNotEmpty();
    try (Classifier classifier = Classifier.of(RULES)) {
      for (RuleCase next : cases) {
        assertAgreed(classifier, next.item(), Session.UNKNOWN, next.rule() + ": " + next.name());
        WhyNot whyNot = whyNot(classifier, next.item(), Session.UNKNOWN);
        assertThat(whyNot.of(RULES.catalogue().rule(next.rule()).orElseThrow()).isEmpty())
            .as(() -> next.rule() + ": " + next.name())
            .isEqualTo(next.fires());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {4, 20_261_201})
  void ofRandomItemsToo(long seed) {
    RandomItems items = new RandomItems(seed);
    try (Classifier classifier = Classifier.of(RULES)) {
      for (int i = 0; i < ITEMS; i++) {
        assertAgreed(classifier, items.next(), SESSION, "item " + i + " of seed " + seed);
      }
    }
  }

  private static void assertAgreed(
      Classifier classifier, RolloutItem item, Session session, String name) {
    List<Firing> firings = firings(classifier, item, session);
    WhyNot whyNot = WhyNot.of(RULES, item, session, firings);
    Set<String> fired = firings.stream().map(Firing::rule).collect(Collectors.toSet());
    for (RuleInfo rule : RULES.catalogue().rules()) {
      Optional<Shortfall> shortfall = whyNot.byConditions(rule);
      if (shortfall.isEmpty() != fired.contains(rule.name())) {
        fail("%s: \"%s\" %s", name, rule.name(), shortfall);
      }
      if (shortfall.isPresent() && !tells(shortfall.get())) {
        fail("%s: \"%s\" does not tell why: %s", name, rule.name(), shortfall);
      }
    }
  }

  private static boolean tells(Shortfall shortfall) {
    return shortfall.condition() != null
        && !shortfall.failed().isBlank()
        && !shortfall.reason().isBlank();
  }

  private static WhyNot whyNot(Classifier classifier, RolloutItem item, Session session) {
    return WhyNot.of(RULES, item, session, firings(classifier, item, session));
  }

  private static List<Firing> firings(Classifier classifier, RolloutItem item, Session session) {
    return item instanceof ResponseItem response
        ? classifier.classify(response, session, () -> "<uuid>").firings()
        : classifier.marks(item, session).firings();
  }
}

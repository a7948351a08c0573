package dev.turnmark.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.turnmark.CodexRules;
import dev.turnmark.audit.Firing;
import dev.turnmark.fact.Session;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Conditions asked one by one against the engine, which asks them in its own way. */
class WhyNotAgreementTest {

  private static final int ITEMS = 1_500;
  private static final Session SESSION =
      new Session("01900000-0000-7000-8000-000000000001", "0.98.0", "cli", null, null, null);

  @ParameterizedTest
  @ValueSource(strings = {"codex", "extras/verify"})
  void ofEveryCaseOfAPackConditionsFailExactlyWhenTheRuleDidNotFire(String pack)
      throws IOException {
    Path folder = Path.of("rules", pack);
    RuleSet rules = RuleSet.load(folder);
    List<RuleCase> cases = cases(folder);
    assertThat(cases).isNotEmpty();
    try (RuleSessions sessions = new RuleSessions(rules)) {
      for (RuleCase next : cases) {
        String name = next.rule() + ": " + next.name();
        boolean fired = false;
        for (Object judged : judged(next)) {
          fired |= assertAgreed(rules, sessions, judged, session(next), name).contains(next.rule());
        }
        assertThat(fired).as(name).isEqualTo(next.fires());
      }
    }
  }

  private static List<RuleCase> cases(Path folder) throws IOException {
    List<RuleCase> cases = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".cases.json")).sorted().toList()) {
        RuleCaseFile.read(file).stream().filter(RuleCase::alone).forEach(cases::add);
      }
    }
    return cases;
  }

  private static List<?> judged(RuleCase next) {
    return next.subject() instanceof RuleCase.Compared compared
        ? compared.comparison().differences()
        : List.of(((RuleCase.Item) next.subject()).item());
  }

  private static Session session(RuleCase next) {
    return next.subject() instanceof RuleCase.Compared compared
        ? compared.session()
        : Session.UNKNOWN;
  }

  @ParameterizedTest
  @ValueSource(longs = {4, 20_261_201})
  void ofRandomItemsToo(long seed) {
    RandomItems items = new RandomItems(seed);
    RuleSet rules = CodexRules.LOADED;
    try (RuleSessions sessions = new RuleSessions(rules)) {
      for (int i = 0; i < ITEMS; i++) {
        assertAgreed(rules, sessions, items.next(), SESSION, "item " + i + " of seed " + seed);
      }
    }
  }

  /** Gives the rules that fired. */
  private static Set<String> assertAgreed(
      RuleSet rules, RuleSessions sessions, Object judged, Session session, String name) {
    List<Firing> firings = sessions.judge(judged, session);
    WhyNot whyNot = WhyNot.of(rules, judged, session, firings);
    Set<String> fired = firings.stream().map(Firing::rule).collect(Collectors.toSet());
    for (RuleInfo rule : rules.catalogue().rules()) {
      Optional<Shortfall> shortfall = whyNot.byConditions(rule);
      if (shortfall.isEmpty() != fired.contains(rule.name())) {
        fail("%s: \"%s\" %s", name, rule.name(), shortfall);
      }
      if (shortfall.isPresent() && !tells(shortfall.get())) {
        fail("%s: \"%s\" does not tell why: %s", name, rule.name(), shortfall);
      }
    }
    return fired;
  }

  private static boolean tells(Shortfall shortfall) {
    return shortfall.condition() != null
        && !shortfall.failed().isBlank()
        && !shortfall.reason().isBlank();
  }
}

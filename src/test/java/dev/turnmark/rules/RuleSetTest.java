package dev.turnmark.rules;

import static dev.turnmark.rules.Sample.HEADER;
import static dev.turnmark.rules.Sample.rule;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.turnmark.rules.facts.Hidden;
import dev.turnmark.rules.facts.Item;
import dev.turnmark.rules.facts.Item.Message;
import dev.turnmark.rules.facts.Item.Reasoning;
import dev.turnmark.rules.facts.Shown;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.kie.api.KieBase;
import org.kie.api.runtime.KieSession;

/** Rules that are good, from their text to what they decide. */
class RuleSetTest {

  private static final String PARTS =
      HEADER
          + "salience 100\n\n"
          + rule(
              "a message is taken apart",
              "    $m : Message( role == \"user\" )\n    $p : Part() from Part.of($m)",
              "    insert($p);")
          + rule(
              "a fragment <x> is context",
              "    $p : Part( hasFragment(\"<x>\", \"</x>\") )",
              "    insert(new Context($p));")
          + rule(
              "a second fragment was typed",
              "    $p : Part( index == 1 )",
              "    insert(new Typed($p));");

  private static final String DECISIONS =
      HEADER.replace("package finding", "package projection")
          + rule(
              "a message without context is shown",
              "    $m : Message( role == \"user\" )\n"
                  + "    not ( $c : Context( of($m) ) and not Typed( of($c.part) ) )",
              "    insert(new Shown($m));")
          + rule(
              "a message with context is hidden",
              "    $m : Message( role == \"user\" )\n"
                  + "    exists ( $c : Context( of($m) ) and not Typed( of($c.part) ) )",
              "    insert(new Hidden($m));")
          + rule(
              "a thought is hidden",
              "    $r : Reasoning( !blank(id), this instanceof Item )",
              "    insert(new Hidden($r));");

  private static final Sample TWO_STAGES =
      Sample.of("finding/parts.drl", PARTS).and("projection/decisions.drl", DECISIONS);

  @Test
  void aPlainSessionDecidesInTwoStages() {
    Message shown = new Message("user", "hello", "<x>mine</x>");
    Message hidden = new Message("user", "<x>its</x>");
    Reasoning thought = new Reasoning("r");

    assertThat(conclusions(TWO_STAGES.load(), shown, hidden, thought))
        .containsExactlyInAnyOrder(new Shown(shown), new Hidden(hidden), new Hidden(thought));
  }

  @Test
  void twoEqualMessagesAreTwo() {
    assertThat(conclusions(TWO_STAGES.load(), new Message("user", "go"), new Message("user", "go")))
        .hasSize(2);
  }

  @Test
  void theCatalogueKnowsWhatTheEngineForgets() {
    String noted =
        "@because(\"say \\\"why\\\"\") @upstream(\"a.rs :: f\") @since(\"0.20\") @until(\"0.99\")\n";
    RuleSet rules =
        Sample.of("finding/parts.drl", PARTS)
            .and(
                "projection/x.drl",
                HEADER.replace("package finding", "package projection")
                    + "// rule \"not this\"\n rule 'noted' "
                    + noted
                    + "when not Message() then insert(\"nothing\"); end")
            .load();

    assertThat(rules.catalogue().rules())
        .extracting(RuleInfo::name, RuleInfo::place, RuleInfo::stage)
        .containsExactly(
            tuple("a message is taken apart", "codex/finding/parts.drl:16", Stage.RECOGNISE),
            tuple("a fragment <x> is context", "codex/finding/parts.drl:25", Stage.RECOGNISE),
            tuple("a second fragment was typed", "codex/finding/parts.drl:33", Stage.RECOGNISE),
            tuple("noted", "codex/projection/x.drl:15", Stage.DECIDE));
    RuleInfo noted1 =
        new RuleInfo(
            "noted",
            "projection",
            "codex/projection/x.drl",
            15,
            "say \"why\"",
            "a.rs :: f",
            "0.20",
            "0.99",
            Stage.DECIDE,
            null);
    assertThat(rules.catalogue().rule("noted")).contains(noted1);
    assertThat(rules.catalogue().rule("projection", "noted")).contains(noted1);
    assertThat(rules.catalogue().rule("host", "noted")).isEmpty();
  }

  @Test
  void everyRuleOfTheEngineIsInTheCatalogue() {
    RuleSet rules = RuleSet.shipped();

    assertThat(
            rules.kieBase().getKiePackages().stream()
                .flatMap(p -> p.getRules().stream())
                .map(r -> r.getPackageName() + "/" + r.getName()))
        .containsExactlyInAnyOrderElementsOf(
            rules.catalogue().rules().stream().map(r -> r.drlPackage() + "/" + r.name()).toList());
  }

  @Test
  void packsAreLoadedTogether() {
    RulePack over =
        Sample.of(
                "finding/typed.drl",
                HEADER
                    + "salience 100\n\n"
                    + rule("all is typed", "    $p : Part()", "    insert(new Typed($p));"))
            .pack("extra");
    RuleSource source = new RuleSource(List.of(TWO_STAGES.pack("codex"), over));
    Message message = new Message("user", "<x>its</x>");

    assertThat(conclusions(RuleSet.load(source, RuleSetTest.class.getClassLoader()), message))
        .containsExactly(new Shown(message));
    assertThat(RuleSet.load(source, RuleSetTest.class.getClassLoader()).packs())
        .isEqualTo(source.packs());
    assertThat(RuleSet.load(source, RuleSetTest.class.getClassLoader()).revision())
        .isEqualTo(source.revision());
  }

  @Test
  void twoRuleSetsLiveSideBySide() {
    RuleSet one = TWO_STAGES.load();
    String shown = "a message without context is shown";
    RuleSet other =
        Sample.of("finding/parts.drl", PARTS)
            .and("projection/decisions.drl", DECISIONS.replace("new Shown($m)", "new Hidden($m)"))
            .load();
    Message message = new Message("user", "hello");

    assertThat(conclusions(one, message)).containsExactly(new Shown(message));
    assertThat(conclusions(other, message)).containsExactly(new Hidden(message));
    assertThat(conclusions(one, message)).containsExactly(new Shown(message));
    assertThat(one.catalogue().rule(shown)).isEqualTo(other.catalogue().rule(shown));
  }

  @Test
  void wordsOfAllLanguagesAreKept() {
    String name = "ein „Häkchen“ ✓ 😀";
    RuleSet rules =
        Sample.of(
                "finding/x.drl",
                HEADER
                    + rule(
                        name,
                        "    $m : Message( role == \"ü😀\" )",
                        "    insert(new Shown($m)); insert(\"ß\"); // ÿ"))
            .load();
    Message message = new Message("ü😀");

    assertThat(facts(rules, fact -> !fact.equals(message), message))
        .containsExactlyInAnyOrder(new Shown(message), "ß");
    assertThat(rules.kieBase().getRule("finding", name)).isNotNull();
    assertThat(rules.catalogue().rule(name)).isPresent();
  }

  private static List<Object> conclusions(RuleSet rules, Item... items) {
    return facts(rules, fact -> fact instanceof Shown || fact instanceof Hidden, items);
  }

  private static List<Object> facts(RuleSet rules, Predicate<Object> wanted, Item... items) {
    KieBase base = rules.kieBase();
    KieSession session = base.newKieSession();
    try {
      List.of(items).forEach(session::insert);
      session.fireAllRules();
      return new ArrayList<>(session.getObjects(wanted::test));
    } finally {
      session.dispose();
    }
  }
}

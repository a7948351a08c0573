package dev.turnmark.rules;

import static dev.turnmark.rules.Sample.HEADER;
import static dev.turnmark.rules.Sample.rule;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.turnmark.fact.Part;
import dev.turnmark.rules.facts.Item;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.drools.modelcompiler.KieBaseBuilder;
import org.junit.jupiter.api.Test;
import org.kie.api.KieBase;
import org.kie.api.runtime.KieSession;

class RuleTrustTest {

  private static final ClassLoader FACTS = RuleTrustTest.class.getClassLoader();

  private static final String LISTING =
      """
      package finding

      import dev.turnmark.fact.Context;
      import dev.turnmark.fact.Part;
      import java.util.ArrayList;

      rule "a part is listed"
          @because("it does")
          @upstream("a.rs :: f")
      when
          $p : Part()
      then
          insert(new ArrayList());
      end
      """;

  private static final String GOOD =
      LISTING.replace("import java.util.ArrayList;\n", "").replace("ArrayList()", "Context($p)");

  private static final String ESCAPE =
      GOOD.replace("insert(", "new java.io.File(\"/\").list();\n    insert(");

  @Test
  void whatAHostNamesIsInsideOfTheFence() {
    RuleSource source = source(LISTING);

    assertThat(problems(source, RuleTrust.fenced()))
        .containsExactly(refusal(5, "java.util.ArrayList"));
    assertThat(problems(source, RuleTrust.fenced().alsoFrom("java.util.concurrent")))
        .containsExactly(refusal(5, "java.util.ArrayList"));
    assertThat(load(source, RuleTrust.fenced().alsoFrom("java.util"))).isEqualTo(1);
    assertThat(load(source, RuleTrust.fenced().alsoFrom("java.util.ArrayList"))).isEqualTo(1);
    assertThat(load(source, RuleTrust.FULL)).isEqualTo(1);
  }

  @Test
  void theClassesOfAHostAreInsideByPackageOrAllTogether() {
    RuleSource source =
        Sample.of(
                "finding/x.drl",
                HEADER + rule("a", "    $m : Message()", "    insert(new Shown($m));"))
            .source();

    assertThat(problems(source, RuleTrust.fenced()))
        .contains(
            refusal(3, "dev.turnmark.rules.facts.Context"),
            refusal(6, "dev.turnmark.rules.facts.Item.Message"));
    assertThat(load(source, RuleTrust.hostClasses())).isEqualTo(1);
    assertThat(load(source, RuleTrust.fenced().alsoFrom("dev.turnmark.rules.facts"))).isEqualTo(1);
  }

  @Test
  void inFullTrustRulesHaveFunctions() {
    String function =
        """
        function String first(Part part) {
            for (String line : part.text().split("x")) {
                return line;
            }
            return null;
        }

        rule\s""";
    String text = LISTING.replace("rule ", function).replace("ArrayList()", "ArrayList(0)");
    text = text.replace("insert(new", "first($p);\n    insert(new");
    assertThat(load(source(text), RuleTrust.FULL)).isEqualTo(1);
  }

  @Test
  void whatDisturbsTheEngineIsRefusedInFullTrust() {
    String text =
        LISTING
            .replace("$p : Part()", "$p : Part()\n    eval( true )")
            .replace("insert(new", "drools.halt();\n    insert(new")
            .replace("rule \"", "global java.util.List all\n\nrule \"");
    assertThat(problems(source(text), RuleTrust.FULL))
        .containsExactly(
            "rules/codex/finding/x.drl:7: a file of rules holds no `global`; ask a fact for it",
            "rules/codex/finding/x.drl:14: `eval` hides what a rule asks; ask a fact for it",
            "rules/codex/finding/x.drl:16: `drools` talks to the engine; a rule only concludes a"
                + " fact");
  }

  @Test
  void linkedRulesFindNothingOutside() throws ClassNotFoundException {
    ClassLoader fenced = Fence.ours().linking(FACTS);

    assertThat(fenced.loadClass("dev.turnmark.fact.Part")).isEqualTo(Part.class);
    assertThat(fenced.loadClass("java.util.List")).isEqualTo(List.class);
    for (String outside :
        List.of(
            "java.io.File",
            "java.lang.ClassLoader",
            "java.lang.ProcessBuilder",
            "java.lang.Runtime",
            "java.lang.System",
            "java.lang.Thread",
            "java.lang.reflect.Method",
            "dev.turnmark.rules.RuleSet",
            "org.kie.api.KieServices",
            "org.drools.core.impl.InternalRuleBase")) {
      assertThatThrownBy(() -> fenced.loadClass(outside))
          .isInstanceOf(ClassNotFoundException.class)
          .hasMessage(outside);
      assertThat(fenced.getResource(outside.replace('.', '/') + ".class")).isNull();
    }
  }

  @Test
  void rulesThatCameByTheOtherWallsStillFindNothingOutside() {
    CompiledRules compiled = escaping();
    RuleSource good = source(GOOD);
    Inspection inspection = Inspection.of(good, FACTS, Fence.ours());
    CompiledPart part = CompiledPart.of(inspection.files(), compiled);

    assertThat(fired(RuleSet.of(good, List.of(part), Fence.open().linking(FACTS)))).isEqualTo(1);
    assertThatThrownBy(() -> fired(RuleSet.of(good, List.of(part), Fence.ours().linking(FACTS))))
        .hasRootCauseInstanceOf(ClassNotFoundException.class)
        .hasRootCauseMessage("java.io.File");
  }

  @Test
  void rulesLentToAHostStayFenced() {
    KieBase host = KieBaseBuilder.createKieBaseFromModel(List.of());
    CompiledRules compiled = escaping();
    RuleSource source = source(GOOD);
    Inspection inspection = Inspection.of(source, FACTS, Fence.ours());
    CompiledPart part = CompiledPart.of(inspection.files(), compiled);

    RuleSet.of(source, List.of(part), Fence.ours().linking(FACTS)).addTo(host);

    assertThatThrownBy(() -> fired(host))
        .hasRootCauseInstanceOf(ClassNotFoundException.class)
        .hasRootCauseMessage("java.io.File");
  }

  @Test
  void whatIsPlantedInACacheIsPassedOver() {
    Map<String, byte[]> kept = new ConcurrentHashMap<>();
    RuleCache cache = cache(kept);
    RuleSource source = source(GOOD);
    RuleSet.load(source, cache);
    Map<String, byte[]> before = Map.copyOf(kept);
    String key = before.keySet().iterator().next();
    CompiledPart part =
        Entry.read(key, Sealed.open(Objects.requireNonNull(before.get(key))).orElseThrow())
            .orElseThrow()
            .get(0);
    CompiledRules planted = escaping();
    kept.put(key, Sealed.of(Entry.write(key, List.of(new CompiledPart(part.files(), planted)))));

    assertThat(fired(RuleSet.load(source, cache))).isEqualTo(1);
    assertThat(kept.get(key)).isEqualTo(before.get(key));
    assertThat(CompiledFence.offences(Fence.ours(), planted)).containsExactly("java.io.File");
  }

  private static RuleCache cache(Map<String, byte[]> kept) {
    return new RuleCache() {
      @Override
      public Optional<byte[]> get(String key) {
        return Optional.ofNullable(kept.get(key));
      }

      @Override
      public void put(String key, byte[] entry) {
        kept.put(key, entry);
      }
    };
  }

  /** What a compiler makes of the escape that looks at nothing. */
  private static CompiledRules escaping() {
    TreeMap<String, String> texts = new TreeMap<>(Map.of("codex/finding/x.drl", ESCAPE));
    return Objects.requireNonNull(new RuleCompiler(FACTS).compile(texts).rules());
  }

  private static RuleSource source(String text) {
    return Sample.of("finding/x.drl", text).source();
  }

  private static String refusal(int line, String name) {
    return "rules/codex/finding/x.drl:" + line + ": " + Fence.refusal(name);
  }

  private static List<String> problems(RuleSource source, RuleTrust trust) {
    return Sample.problems(() -> RuleSet.load(source, FACTS, trust));
  }

  private static int load(RuleSource source, RuleTrust trust) {
    return fired(RuleSet.load(source, FACTS, trust));
  }

  private static int fired(RuleSet rules) {
    return fired(rules.kieBase());
  }

  private static int fired(KieBase base) {
    KieSession session = base.newKieSession();
    try {
      Walls.said().forEach(session::insert);
      session.insert(new Item.Message("user"));
      return session.fireAllRules(10);
    } finally {
      session.dispose();
    }
  }
}

package dev.turnmark.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.drools.base.base.ValueResolver;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.base.rule.consequence.Consequence;
import org.drools.base.rule.consequence.ConsequenceContext;
import org.junit.jupiter.api.Test;

/** What the engine keeps in plain fields is there for all threads or for none. */
class FirstFiringTest {

  private static final int THREADS = 4;
  private static final int FIRINGS = 1_000;

  /** As the engine's own: finds something out at its first firing, in fields of no protection. */
  private static final class FindsOut implements Consequence<ConsequenceContext> {

    private int[] places = {};
    private int findings;
    private boolean fails;

    @Override
    public String getName() {
      return "default";
    }

    @Override
    public void evaluate(ConsequenceContext match, ValueResolver session) {
      if (fails) {
        throw new IllegalStateException("it failed");
      }
      if (places.length == 0) {
        findings++;
        places = new int[] {1, 2};
      }
    }
  }

  @Test
  void aRuleOfAFreshRuleBaseFindsItsPlacesOnce() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      for (int round = 0; round < 50; round++) {
        FindsOut inner = new FindsOut();
        FirstFiring rule = new FirstFiring(inner);
        CyclicBarrier together = new CyclicBarrier(THREADS);
        List<Future<?>> firing = new ArrayList<>();
        for (int thread = 0; thread < THREADS; thread++) {
          firing.add(threads.submit(() -> fire(rule, together)));
        }
        for (Future<?> thread : firing) {
          thread.get(1, TimeUnit.MINUTES);
        }
        assertThat(inner.findings).isOne();
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private static Void fire(FirstFiring rule, CyclicBarrier together) throws Exception {
    together.await();
    for (int i = 0; i < FIRINGS; i++) {
      carryOut(rule);
    }
    return null;
  }

  @SuppressWarnings("NullAway") // Deliberate: this consequence asks neither match nor session.
  private static void carryOut(FirstFiring rule) throws Exception {
    rule.evaluate(null, null);
  }

  @Test
  void aFirstFiringThatFailsIsNone() throws Exception {
    FindsOut inner = new FindsOut();
    FirstFiring rule = new FirstFiring(inner);
    inner.fails = true;
    assertThatIllegalStateException().isThrownBy(() -> carryOut(rule));
    inner.fails = false;
    carryOut(rule);
    assertThat(inner.findings).isOne();
  }

  @Test
  void everyRuleOfARuleSetFiresLikeThatAndSoDoThoseOfItsEditions() {
    RuleSet rules =
        Sample.of(
                "finding/x.drl",
                Sample.HEADER
                    + Sample.rule("one", "    $m : Message()", "    insert(new Hidden($m));")
                    + Sample.rule("two", "    $r : Reasoning()", "    insert(new Hidden($r));"))
            .load();

    assertThat(List.of(rules, rules.without("one")))
        .flatExtracting(FirstFiringTest::consequences)
        .hasSize(3)
        .hasOnlyElementsOfType(FirstFiring.class);
  }

  private static List<Object> consequences(RuleSet rules) {
    return rules.kieBase().getKiePackages().stream()
        .flatMap(drlPackage -> drlPackage.getRules().stream())
        .<Object>map(rule -> ((RuleImpl) rule).getConsequence())
        .toList();
  }
}

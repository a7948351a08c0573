package dev.turnmark.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.turnmark.CodexRules;
import dev.turnmark.audit.Decision;
import dev.turnmark.fact.Session;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.reference.RandomItems;
import dev.turnmark.reference.ReferenceMapping;
import dev.turnmark.rules.Reload;
import dev.turnmark.rules.RuleSet;
import dev.turnmark.rules.RuleSource;
import dev.turnmark.rules.RulesInForce;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Other rules come into force while items are decided. */
class ReloadTest {

  private static final int THREADS = 4;
  private static final int EDITIONS = 20;

  /** Decided by each thread while one edition takes the place of another. */
  private static final int ITEMS = 300;

  /** Which edition a revision is. */
  private final Map<String, Integer> editions = new ConcurrentHashMap<>();

  private final AtomicInteger edition = new AtomicInteger();
  private final RulesInForce rules =
      new RulesInForce(load(), () -> NotedRules.edition(edition.get()), this::made, () -> true);

  /** Done between the making of rules and their coming into force. */
  private Runnable whenMade = () -> {};

  private final ExecutorService threads = Executors.newFixedThreadPool(THREADS);

  @AfterEach
  void endTheThreads() throws InterruptedException {
    threads.shutdownNow();
    assertThat(threads.awaitTermination(1, TimeUnit.MINUTES)).isTrue();
  }

  @Test
  void theNextItemIsDecidedByTheRulesInForceAndSaysSo() {
    try (Classifier classifier = Classifier.of(rules)) {
      assertThat(classifier.classify(NotedRules.note(0)).turnItem()).isNull();
      Reload reload = next();

      Decision decision = classifier.classify(NotedRules.note(0));
      assertThat(decision.turnItem()).isNotNull();
      assertThat(decision.revision()).isEqualTo(reload.rules().revision());
      assertThat(classifier.classify(NotedRules.note(1)).turnItem()).isNull();
    }
  }

  @Test
  void idsThatAreMadeOfTheNumberOfAnItemGoOn() {
    try (Classifier classifier = Classifier.of(rules)) {
      Decision first = classifier.classify(Items.user("Go on"));
      next();
      Decision second = classifier.classify(Items.user("Go on"));

      assertThat(second.revision()).isNotEqualTo(first.revision());
      assertThat(second.turnItem()).isNotEqualTo(first.turnItem());
    }
  }

  @Test
  void aClosedClassifierStaysClosedWhenTheRulesChange() {
    Classifier classifier = Classifier.of(rules);
    classifier.close();
    next();
    assertThatIllegalStateException()
        .isThrownBy(() -> classifier.classify(Items.user("Go on")))
        .withMessage("this is closed; make another from its rules");
  }

  @Test
  void everyDecisionIsRightByTheRevisionItNamesAndNothingOfOldRulesIsLeft() throws Exception {
    Collected old = new Collected();
    try (Classifier classifier = Classifier.of(rules)) {
      for (int i = 1; i < EDITIONS; i++) {
        List<Future<Integer>> deciding = new ArrayList<>();
        whenMade =
            () -> {
              CountDownLatch begun = new CountDownLatch(THREADS);
              for (int thread = 0; thread < THREADS; thread++) {
                deciding.add(threads.submit(() -> wrong(classifier, begun)));
              }
              await(begun);
            };
        old.add(next().before());
        assertThat(all(deciding)).hasSize(THREADS).containsOnly(0);
      }
      // The last rules may have come too late for the threads: they are to be those it holds.
      classifier.classify(NotedRules.note(0));
    }

    assertThat(editions).hasSize(EDITIONS);
    assertThat(old.size()).isGreaterThanOrEqualTo(EDITIONS - 1);
    assertThat(old.left()).isZero();
  }

  /** Decides notes of all editions in turn; gives how many of the decisions are wrong. */
  private int wrong(Classifier classifier, CountDownLatch begun) {
    int wrong = 0;
    for (int i = 0; i < ITEMS; i++) {
      int number = i % EDITIONS;
      Decision decision = classifier.classify(NotedRules.note(number));
      boolean hidden = decision.turnItem() == null;
      boolean right = hidden == (editions.getOrDefault(decision.revision(), -1) == number);
      wrong += right && decision.decided() ? 0 : 1;
      if (i == ITEMS / 10) {
        begun.countDown();
      }
    }
    return wrong;
  }

  @Test
  void rulesThatNobodyHasFiredYetMayBeSharedAtOnce() throws Exception {
    List<ResponseItem> items = new ArrayList<>();
    RandomItems random = new RandomItems(7);
    for (int i = 0; i < 100; i++) {
      items.add(random.next());
    }
    for (int round = 0; round < 5; round++) {
      try (Classifier classifier = Classifier.of(fresh())) {
        CyclicBarrier barrier = new CyclicBarrier(THREADS);
        List<Future<Integer>> deciding = new ArrayList<>();
        for (int thread = 0; thread < THREADS; thread++) {
          deciding.add(threads.submit(() -> agreed(classifier, items, barrier)));
        }
        assertThat(all(deciding)).hasSize(THREADS).containsOnly(items.size());
      }
    }
  }

  /** The shipped rules in a rule base of its own. */
  private static RuleSet fresh() {
    String[] all =
        CodexRules.LOADED.catalogue().rules().stream().map(r -> r.name()).toArray(String[]::new);
    return CodexRules.LOADED.only(all);
  }

  /** How many items are decided as plain Java decides them. */
  private static int agreed(Classifier classifier, List<ResponseItem> items, CyclicBarrier barrier)
      throws Exception {
    barrier.await();
    int agreed = 0;
    for (ResponseItem item : items) {
      Decision decision = classifier.classify(item, Session.UNKNOWN, () -> "<uuid>");
      agreed += AsReference.of(decision).equals(ReferenceMapping.decide(item)) ? 1 : 0;
    }
    return agreed;
  }

  @Test
  void rulesAndClassifiersThatAreClosedLeaveNothing() {
    Collected old = new Collected();
    for (int i = 0; i < 5; i++) {
      RuleSet loaded = RuleSet.load(NotedRules.edition(i));
      old.add(loaded);
      try (Classifier classifier = Classifier.of(loaded)) {
        assertThat(classifier.classify(NotedRules.note(i)).turnItem()).isNull();
      }
    }
    assertThat(old.size()).isGreaterThanOrEqualTo(5);
    assertThat(old.left()).isZero();
  }

  /** The first edition. */
  private RuleSet load() {
    editions.put(NotedRules.edition(0).revision(), 0);
    return RuleSet.load(NotedRules.edition(0));
  }

  /** Puts the next edition in force. */
  private Reload next() {
    int number = edition.incrementAndGet();
    editions.put(NotedRules.edition(number).revision(), number);
    return rules.look().orElseThrow();
  }

  private RuleSet made(RuleSource source) {
    RuleSet made = RuleSet.load(source);
    whenMade.run();
    return made;
  }

  private static void await(CountDownLatch latch) {
    try {
      assertThat(latch.await(2, TimeUnit.MINUTES)).isTrue();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static <T> List<T> all(List<Future<T>> futures) throws Exception {
    List<T> all = new ArrayList<>();
    for (Future<T> future : futures) {
      all.add(future.get(2, TimeUnit.MINUTES));
    }
    return all;
  }
}

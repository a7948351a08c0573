package dev.turnmark.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.CodexRules;
import dev.turnmark.fact.Session;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.reference.RandomItems;
import dev.turnmark.reference.ReferenceMapping;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Far more threads than processors ask one classifier; virtual ones where Java has them. */
class ManyThreadsTest {

  private static final int TASKS = 2_000;
  private static final int ITEMS = 20;

  /** Where there are none, of those that cost more fewer have to do. */
  private static ExecutorService threads() {
    try {
      return (ExecutorService)
          Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
    } catch (ReflectiveOperationException e) {
      return Executors.newFixedThreadPool(200);
    }
  }

  @Test
  void allAreAnsweredRightAndFewSessionsAreKept() throws Exception {
    List<ResponseItem> items = items();
    ExecutorService threads = threads();
    try (Classifier classifier = Classifier.of(CodexRules.LOADED)) {
      CountDownLatch begin = new CountDownLatch(1);
      List<Future<Integer>> tasks = new ArrayList<>();
      for (int i = 0; i < TASKS; i++) {
        int first = i;
        tasks.add(
            threads.submit(
                () -> {
                  begin.await();
                  return agreed(classifier, items, first);
                }));
      }
      begin.countDown();
      int agreed = 0;
      for (Future<Integer> task : tasks) {
        agreed += task.get(2, TimeUnit.MINUTES);
      }

      assertThat(agreed).isEqualTo(TASKS * ITEMS);
      assertThat(classifier.idle()).isBetween(1, IdleSessions.PLACES);
    } finally {
      threads.shutdownNow();
    }
  }

  /** How many items are decided as plain Java decides them. */
  private static int agreed(Classifier classifier, List<ResponseItem> items, int first) {
    int agreed = 0;
    for (int i = 0; i < ITEMS; i++) {
      ResponseItem item = items.get((first + i) % items.size());
      agreed +=
          AsReference.of(classifier.classify(item, Session.UNKNOWN, () -> "<uuid>"))
                  .equals(ReferenceMapping.decide(item))
              ? 1
              : 0;
    }
    return agreed;
  }

  private static List<ResponseItem> items() {
    RandomItems random = new RandomItems(2_026);
    return Stream.generate(random::next).limit(500).toList();
  }

  @Test
  void ofSessionsThatComeBackTogetherTheFirstAreDisposedOfWhenThereIsNoPlace() {
    IdleSessions idle = new IdleSessions();
    List<RuleSession> sessions =
        IntStream.range(0, IdleSessions.PLACES + 3)
            .mapToObj(i -> new RuleSession(CodexRules.LOADED))
            .toList();
    sessions.forEach(idle::add);

    assertThat(idle.size()).isEqualTo(IdleSessions.PLACES);
    List<RuleSession> kept =
        Stream.generate(idle::poll).limit(IdleSessions.PLACES).map(s -> s).toList();
    assertThat(idle.poll()).isNull();
    assertThat(kept).doesNotHaveDuplicates().isSubsetOf(sessions);
    assertThat(sessions)
        .allSatisfy(session -> assertThat(isOpen(session)).isEqualTo(kept.contains(session)));
    kept.forEach(RuleSession::close);
  }

  private static boolean isOpen(RuleSession session) {
    try {
      return !session.judge(Items.user("Go on"), Session.UNKNOWN).isEmpty();
    } catch (RuntimeException e) {
      return false;
    }
  }

  @Test
  void theOneThatAThreadGaveBackLastIsItsNext() {
    IdleSessions idle = new IdleSessions();
    try (RuleSession first = new RuleSession(CodexRules.LOADED);
        RuleSession second = new RuleSession(CodexRules.LOADED)) {
      idle.add(first);
      idle.add(second);

      assertThat(idle.poll()).isSameAs(second);
      assertThat(idle.poll()).isSameAs(first);
    }
  }
}

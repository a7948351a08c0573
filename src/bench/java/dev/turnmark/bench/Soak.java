package dev.turnmark.bench;

import dev.turnmark.engine.Classifier;
import dev.turnmark.rules.Reload;
import dev.turnmark.rules.RuleWatch;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Decides random items on many threads while rules are edited every second, and holds each decision
 * against plain Java: {@code Soak ITEMS THREADS}. Before that it measures what two threads decide
 * against one.
 */
final class Soak {

  private static final long SEED = 20_261_201;

  private final Editions editions;
  private final ConcurrentLinkedQueue<Reload> reloads = new ConcurrentLinkedQueue<>();
  private int edition;

  private Soak(Editions editions) {
    this.editions = editions;
  }

  public static void main(String[] args) throws Exception {
    if (args.length != 2) {
      System.err.println("expected ITEMS THREADS, as 10000000 8");
      System.exit(2);
    }
    Soak soak = new Soak(Editions.copy());
    System.exit(soak.isRight(Integer.parseInt(args[0]), Integer.parseInt(args[1])) ? 0 : 1);
  }

  private boolean isRight(int items, int threads) throws Exception {
    editions.write(edition);
    try (RuleWatch watch = RuleWatch.of(List.of(editions.pack()), reloads::add);
        Classifier classifier = Classifier.of(watch)) {
      Throughput throughput = new Throughput(classifier);
      throughput.of(1);
      double one = throughput.of(1);
      double two = throughput.of(2);
      System.out.printf(
          "1 thread: %,.0f items/s; 2 threads: %,.0f items/s, %.2f x%n", one, two, two / one);
      long begin = System.nanoTime();
      Soaking.Outcome outcome = soak(new Referee(classifier, editions), items, threads);
      double seconds = (System.nanoTime() - begin) / 1e9;
      long replaced = reloads.stream().filter(Reload::replaced).count();
      long refused = reloads.stream().filter(Reload::refused).count();
      System.out.printf(
          "%d threads: %,d items in %.0f s, %,d of them wrong; %d reloads, %d refused;"
              + " threads waited for a lock %,d times%n",
          threads, outcome.items(), seconds, outcome.wrong(), replaced, refused, outcome.blocked());
      return outcome.wrong() == 0 && refused == 0;
    }
  }

  private Soaking.Outcome soak(Referee referee, int items, int threads) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    List<Future<Soaking.Outcome>> soaking = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      soaking.add(pool.submit(new Soaking(referee, editions, SEED + i, items / threads)));
    }
    pool.shutdown();
    Soaking.Outcome sum = Soaking.Outcome.NONE;
    for (Future<Soaking.Outcome> each : soaking) {
      sum = sum.and(editingMeanwhile(each));
    }
    return sum;
  }

  /** What comes of a thread, and another edition every second until it comes. */
  private Soaking.Outcome editingMeanwhile(Future<Soaking.Outcome> soaking) throws Exception {
    while (true) {
      try {
        return soaking.get(1, TimeUnit.SECONDS);
      } catch (TimeoutException e) {
        editions.write(++edition);
      }
    }
  }
}

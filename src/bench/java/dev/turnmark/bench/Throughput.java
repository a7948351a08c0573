package dev.turnmark.bench;

import dev.turnmark.engine.Classifier;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.reference.RandomItems;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** How many items a classifier decides in a second, asked by some threads. */
final class Throughput {

  private static final int ITEMS = 20_000;
  private static final int WINDOWS = 10;
  private static final long SEED = 20_261_202;

  private final Classifier classifier;
  private final List<ResponseItem> items;

  Throughput(Classifier classifier) {
    this.classifier = classifier;
    this.items = Stream.generate(new RandomItems(SEED)::next).limit(ITEMS).toList();
  }

  /**
   * The most of several windows, in which each thread decides all items; the first ones warm up.
   */
  double of(int threads) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      double most = 0;
      for (int window = 0; window < WINDOWS; window++) {
        long begin = System.nanoTime();
        List<Future<?>> deciding = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
          deciding.add(pool.submit(() -> items.forEach(classifier::classify)));
        }
        for (Future<?> each : deciding) {
          each.get(10, TimeUnit.MINUTES);
        }
        most = Math.max(most, 1e9 * threads * ITEMS / (System.nanoTime() - begin));
      }
      return most;
    } finally {
      pool.shutdown();
    }
  }
}

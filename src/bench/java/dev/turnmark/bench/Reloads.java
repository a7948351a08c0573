package dev.turnmark.bench;

import dev.turnmark.audit.Decision;
import dev.turnmark.engine.Classifier;
import dev.turnmark.rules.Reload;
import dev.turnmark.rules.RuleSet;
import dev.turnmark.rules.RuleWatch;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Edits rules over and over while threads decide by them, then makes and closes rule sets over and
 * over: {@code Reloads EDITS CYCLES}. Prints how long an edit takes to be in force, whether every
 * decision was right, and what memory is left.
 */
final class Reloads {

  private static final int THREADS = 4;
  private static final int WARM_UP = 20;
  private static final List<Integer> TOLD = List.of(1, 20, 100, 200, 300, 400, 500, 1_000);

  private final Editions editions;

  /** What the thread of the watch has spent until now, in nanoseconds. */
  private long spent;

  private Reloads(Editions editions) {
    this.editions = editions;
  }

  public static void main(String[] args) throws Exception {
    if (args.length != 2) {
      System.err.println("expected EDITS CYCLES, as 500 200");
      System.exit(2);
    }
    Reloads reloads = new Reloads(Editions.copy());
    boolean right = reloads.edit(Integer.parseInt(args[0]));
    reloads.openAndClose(Integer.parseInt(args[1]));
    System.exit(right ? 0 : 1);
  }

  /** Edits rules while threads decide by them; gives whether all decisions were right. */
  private boolean edit(int edits) throws Exception {
    editions.write(0);
    BlockingQueue<Told> told = new LinkedBlockingQueue<>();
    try (RuleWatch watch =
            RuleWatch.of(List.of(editions.pack()), reload -> told.add(Told.now(reload)));
        Classifier classifier = Classifier.of(watch)) {
      List<Took> alone = times(told, 1, WARM_UP);
      Deciding deciding = new Deciding(classifier, editions);
      ExecutorService threads = Executors.newFixedThreadPool(THREADS);
      Stream.generate(() -> deciding).limit(THREADS).forEach(threads::execute);
      System.out.printf("%10s %s%n", "reloads", Memory.HEADER);
      List<Took> beside = times(told, WARM_UP + 1, edits);
      deciding.end();
      threads.shutdown();
      boolean ended = threads.awaitTermination(1, TimeUnit.MINUTES);
      say("from a saved file to rules in force, alone", alone);
      say("the same while %d threads decide".formatted(THREADS), beside);
      System.out.println(deciding);
      return ended && deciding.right();
    }
  }

  /**
   * A reload, and what the thread of the watch had spent by then.
   *
   * @param cpu in nanoseconds
   */
  private record Told(Reload reload, long cpu) {

    static Told now(Reload reload) {
      return new Told(reload, ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime());
    }
  }

  /** How long an edit took, in nanoseconds, on the clock and of the processor. */
  private record Took(long time, long cpu) {}

  /** Edits so many times; gives how long each took. */
  private List<Took> times(BlockingQueue<Told> told, int first, int edits) throws Exception {
    List<Took> times = new ArrayList<>();
    for (int i = 1; i <= edits; i++) {
      long begin = System.nanoTime();
      editions.write(first + i - 1);
      Told next = Objects.requireNonNull(told.poll(1, TimeUnit.MINUTES), "no reload came");
      times.add(new Took(System.nanoTime() - begin, next.cpu() - spent));
      spent = next.cpu();
      if (!next.reload().replaced()) {
        throw new IllegalStateException("refused: " + next.reload().problems());
      }
      if (first > 1 && (TOLD.contains(i) || i == edits)) {
        System.out.printf("%10d %s%n", i, Memory.now());
      }
    }
    return times;
  }

  /** Makes rule sets and classifiers and closes them. */
  private void openAndClose(int cycles) throws IOException {
    System.out.printf("%10s %s%n", "cycles", Memory.HEADER);
    for (int i = 1; i <= cycles; i++) {
      editions.write(-i);
      RuleSet rules = RuleSet.load(editions.pack());
      try (Classifier classifier = Classifier.of(rules)) {
        Decision decision = classifier.classify(Editions.note(-i));
        if (decision.turnItem() != null) {
          throw new IllegalStateException("the rules of cycle %d do not decide".formatted(i));
        }
      }
      if (TOLD.contains(i) || i == cycles) {
        System.out.printf("%10d %s%n", i, Memory.now());
      }
    }
  }

  private static void say(String what, List<Took> took) {
    System.out.printf(
        "%s: %d times; on the clock %s; of the processor %s%n",
        what, took.size(), said(took.stream().map(Took::time)), said(took.stream().map(Took::cpu)));
  }

  private static String said(Stream<Long> nanos) {
    List<Long> millis = nanos.map(TimeUnit.NANOSECONDS::toMillis).sorted().toList();
    return "least %d ms, median %d ms, most %d ms"
        .formatted(millis.get(0), millis.get(millis.size() / 2), millis.get(millis.size() - 1));
  }
}

package dev.turnmark.cli;

import dev.turnmark.engine.Classifier;
import dev.turnmark.engine.Limits;
import dev.turnmark.rules.RuleSet;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/**
 * Works on files side by side and tells of them in the order in which they were named.
 *
 * @param <R> what comes of a file
 */
final class Batch<R> {

  private final Terminal terminal;
  private final RuleSet rules;
  private final Limits limits;
  private final List<RolloutFile> files;
  private final Work<R> work;
  private final Progress progress;
  private final Lanes lanes;
  private final @Nullable R[] results;
  private int next;

  @SuppressWarnings("unchecked") // An array is the one thing that can be filled out of order.
  private Batch(
      Terminal terminal,
      RuleSet rules,
      Limits limits,
      List<RolloutFile> files,
      Work<R> work,
      Progress progress) {
    this.terminal = terminal;
    this.rules = rules;
    this.limits = limits;
    this.files = files;
    this.work = work;
    this.progress = progress;
    this.lanes = terminal.lanes(progress);
    this.results = (R[]) new Object[files.size()];
  }

  /** What is done with each file. */
  interface Work<R> {

    /**
     * Works on a file.
     *
     * @param terminal what to print to
     * @param classifier for the thread that runs this alone
     */
    R on(RolloutFile file, Terminal terminal, Classifier classifier);
  }

  /**
   * Works on all files.
   *
   * @param limits of what an item may cost
   * @param workers how many threads work: each on a file, or on a piece of a file of another
   * @return what came of each, in their order; nothing of one at which a defect showed, which the
   *     terminal was told
   */
  static <R> List<R> run(
      Terminal terminal,
      RuleSet rules,
      Limits limits,
      List<RolloutFile> files,
      int workers,
      boolean quiet,
      Work<R> work) {
    terminal.out().flush();
    try (Progress progress = Progress.of(terminal, files.size(), quiet)) {
      Batch<R> batch = new Batch<>(terminal, rules, limits, files, work, progress);
      batch.workTogether(workers);
      return batch.results();
    }
  }

  private List<R> results() {
    List<R> whole = new ArrayList<>();
    for (R result : results) {
      if (result != null) {
        whole.add(result);
      }
    }
    return whole;
  }

  private void workTogether(int workers) {
    try (Crew crew = new Crew(workers, terminal.hands().portions())) {
      List<Future<?>> running = new ArrayList<>();
      for (int i = 0; i < Math.min(workers, files.size()); i++) {
        running.add(crew.bind(() -> workInTurn(crew)));
      }
      throwWorst(running.stream().flatMap(worker -> problem(worker).stream()).toList());
    }
  }

  private static Optional<Throwable> problem(Future<?> worker) {
    try {
      worker.get();
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.of(e);
    } catch (ExecutionException e) {
      return Optional.ofNullable(e.getCause());
    }
  }

  /** When one fails the others can't write any more: what they say of that is no news. */
  private static void throwWorst(List<Throwable> problems) {
    if (problems.isEmpty()) {
      return;
    }
    Throwable worst = Collections.max(problems, Comparator.comparing(Batch::weight));
    if (worst instanceof RuntimeException problem) {
      throw problem;
    }
    throw new IllegalStateException(worst);
  }

  private static int weight(Throwable problem) {
    if (!(problem instanceof OutputException)) {
      return 2;
    }
    Throwable told = problem.getCause();
    return told != null && told.getCause() instanceof Stopped ? 0 : 1;
  }

  /** What others meet when one has failed. */
  private static final class Stopped extends IOException {

    private static final long serialVersionUID = 1L;

    Stopped() {
      super("another file could not be worked on");
    }
  }

  private void workInTurn(Hands hands) {
    boolean done = false;
    try (Classifier classifier = Classifier.of(rules, decision -> {}, limits)) {
      for (Turn turn = take(); turn != null; turn = take()) {
        work(turn, classifier, hands);
      }
      done = true;
    } finally {
      if (!done) {
        lanes.stop(new Stopped());
      }
    }
  }

  private void work(Turn turn, Classifier classifier, Hands hands) {
    try (Lanes.Lane lane = turn.lane()) {
      Terminal here = terminal.in(lane, hands);
      work(turn.file(), here, classifier);
      here.flush();
    } catch (IOException e) {
      throw new OutputException(e);
    }
    progress.step();
  }

  /** What nobody foresaw costs the one file at which it shows. */
  private void work(int number, Terminal here, Classifier classifier) {
    RolloutFile file = files.get(number);
    try {
      results[number] = work.on(file, here, classifier);
    } catch (OutputException e) {
      throw e;
    } catch (OutOfMemoryError e) {
      here.complain(
          PlainText.escaped(file.name())
              + ": there is not enough memory to go on with it; give Java more with -Xmx");
      terminal.fail(ExitCode.UNREADABLE_FILE);
    } catch (RuntimeException | StackOverflowError e) {
      here.complain(PlainText.escaped(file.name()) + ": " + Failures.defect(e));
      terminal.fail(ExitCode.DEFECT);
    }
  }

  /** A file to work on, and where to tell of it. */
  private record Turn(int file, Lanes.Lane lane) {}

  private synchronized @Nullable Turn take() {
    return next < files.size() ? new Turn(next++, lanes.open()) : null;
  }
}

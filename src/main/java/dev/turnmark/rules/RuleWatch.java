package dev.turnmark.rules;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Follows the directories that rules come from, on a thread of its own: when files in them were
 * edited, the rules are made anew, and if they are good they are in force.
 *
 * <p>Files are read twice, a moment apart, before anything is made of them, for editors write in
 * several steps. While rules are wrong, the last good ones stay in force.
 *
 * <p>A classifier that asks it for rules decides every item by those in force: {@code
 * Classifier.of(watch)}.
 */
public final class RuleWatch implements Supplier<RuleSet>, AutoCloseable {

  private final RulesInForce rules;
  private final WakeUps wakeUps;
  private final Consumer<Reload> listener;
  private final Thread thread;

  RuleWatch(RulesInForce rules, WakeUps wakeUps, Consumer<Reload> listener) {
    this.rules = rules;
    this.wakeUps = wakeUps;
    this.listener = listener;
    this.thread = new Thread(null, this::follow, "turnmark-rules", 0, false);
    thread.setDaemon(true);
    thread.start();
  }

  /**
   * Loads the rules in these directories, taken together, and follows them until it is closed.
   *
   * @param listener told of all that comes of edits, on the thread of the watch; what it throws
   *     goes to the handler of uncaught exceptions, errors included, and the watch goes on; nor
   *     does an interrupt end it
   * @throws BadRulesException with all that is wrong with the rules as they lie there now
   */
  public static RuleWatch of(List<Path> directories, Consumer<Reload> listener) {
    return of(directories, RuleSet::load, listener);
  }

  /**
   * The same with a cache: of edited rules only those are compiled that are not in it.
   *
   * @param cache what is compiled goes there
   */
  public static RuleWatch of(List<Path> directories, RuleCache cache, Consumer<Reload> listener) {
    Objects.requireNonNull(cache, "cache");
    return of(directories, source -> RuleSet.load(source, cache), listener);
  }

  /**
   * The same for rules about facts of a host's own.
   *
   * @param facts the loader of those facts, which also has to find the classes of this library
   */
  public static RuleWatch of(List<Path> directories, ClassLoader facts, Consumer<Reload> listener) {
    Objects.requireNonNull(facts, "facts");
    return of(directories, source -> RuleSet.load(source, facts), listener);
  }

  private static RuleWatch of(
      List<Path> directories, Function<RuleSource, RuleSet> load, Consumer<Reload> listener) {
    Objects.requireNonNull(listener, "listener");
    List<Path> followed = List.copyOf(directories);
    Supplier<RuleSource> source = () -> RuleSource.directories(followed);
    RuleSet first = load.apply(source.get());
    WakeUps wakeUps = new DirectoryEvents(followed);
    return new RuleWatch(new RulesInForce(first, source, load, wakeUps::moment), wakeUps, listener);
  }

  /** The rules in force. */
  @Override
  public RuleSet get() {
    return rules.get();
  }

  private void follow() {
    do {
      try {
        rules.look().ifPresent(listener);
      } catch (Throwable e) {
        tell(e);
      }
      // A listener that was interrupted leaves this flag: whoever set it meant no end of the watch.
      Thread.interrupted();
    } while (goesOn());
  }

  private boolean goesOn() {
    try {
      return wakeUps.next();
    } catch (Throwable e) {
      tell(e);
      return wakeUps.moment();
    }
  }

  /** Whatever is thrown must not end the watch, nor be lost. */
  private void tell(Throwable e) {
    try {
      thread.getUncaughtExceptionHandler().uncaughtException(thread, e);
    } catch (Throwable nobodyToTell) {
      // Deliberate: a handler that fails itself has had its chance.
    }
  }

  /**
   * Follows the directories no longer. Waits for what is being made of them, unless the listener
   * itself closes it. The rules in force stay as they are.
   */
  @Override
  public void close() {
    wakeUps.close();
    boolean interrupted = false;
    while (thread.isAlive() && !thread.equals(Thread.currentThread())) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}

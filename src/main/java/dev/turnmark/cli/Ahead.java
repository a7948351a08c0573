package dev.turnmark.cli;

import dev.turnmark.json.Needs;
import dev.turnmark.rules.EngineStart;
import java.util.List;
import java.util.Set;

/**
 * Loads what a command is going to need while picocli, which takes as long, looks into the command.
 * A failure is left to be met again where it can be told.
 */
final class Ahead {

  /** The commands that let rules decide. */
  private static final Set<String> DECIDING =
      Set.of("classify", "explain", "try", "watch", "turns", "cut", "prompts", "verify", "audit");

  private final Thread thread;

  private Ahead(Runnable work) {
    thread = new Thread(work, "ahead");
    thread.setDaemon(true);
    thread.setUncaughtExceptionHandler((failed, failure) -> {});
  }

  /** Begins with what a command line needs. */
  static Ahead of(String... arguments) {
    Ahead ahead = new Ahead(decides(List.of(arguments)) ? Ahead::load : () -> {});
    ahead.thread.start();
    return ahead;
  }

  private static boolean decides(List<String> arguments) {
    return !arguments.isEmpty()
        && DECIDING.contains(arguments.get(0))
        && !arguments.contains("--help")
        && !arguments.contains("-h");
  }

  private static void load() {
    EngineStart.perform();
    Needs.everything();
  }

  /**
   * Waits until it is done: classes that are initialized by two threads at a time can wait for each
   * other for ever.
   */
  void await() {
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

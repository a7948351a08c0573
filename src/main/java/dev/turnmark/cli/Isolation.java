package dev.turnmark.cli;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A run in a JVM of its own, which ends when it takes too long, whatever it is doing. Its memory is
 * limited, too: what happens beyond is told by it, or it ends.
 *
 * @param memory of the heap, as Java takes it: {@code 512m}
 * @param time from its start to its end
 */
record Isolation(String memory, Duration time) {

  /** What a shell says of a process that was told to end. */
  private static final int ENDED = 143;

  /** What a run ends with by its own will, or because somebody told it to end. */
  private static final Set<Integer> USUAL =
      Set.of(
          ExitCode.DONE,
          ExitCode.LEFT_OPEN,
          ExitCode.USAGE,
          ExitCode.BAD_RULES,
          ExitCode.UNREADABLE_FILE,
          ExitCode.DEFECT,
          130,
          ENDED);

  /** Tells the other JVM that it is one, and after how many seconds it ends by itself. */
  private static final String LONGEST = "turnmark.isolated";

  private static final String STARTED_BY = "turnmark.isolated.by";

  private static final Duration GRACE = Duration.ofSeconds(5);

  /**
   * In the other JVM: has it end when whoever started it is gone, and when its time is over for
   * long. Then nobody is left to end it, as after a SIGKILL.
   */
  static void endWithParent() {
    Integer seconds = Integer.getInteger(LONGEST);
    if (seconds == null) {
      return;
    }
    Thread end = new Thread(() -> haltAfter(Duration.ofSeconds(seconds)), "end-of-isolated");
    end.setDaemon(true);
    end.start();
  }

  private static void haltAfter(Duration time) {
    try {
      Optional<ProcessHandle> parent = ProcessHandle.of(Long.getLong(STARTED_BY, 0));
      if (parent.isPresent()) {
        parent.get().onExit().get(time.toMillis(), TimeUnit.MILLISECONDS);
      }
    } catch (InterruptedException | ExecutionException | TimeoutException over) {
      // In each case nobody waits any more.
    }
    Runtime.getRuntime().halt(ENDED);
  }

  /**
   * Runs a command line, with the input and the outputs of this process.
   *
   * @return its exit code, or that of outputs that could not be written when it was ended
   */
  int run(List<String> arguments, Terminal terminal) {
    terminal.out().flush();
    Process child;
    try {
      child = new ProcessBuilder(command(arguments)).inheritIO().start();
    } catch (IOException e) {
      terminal.complain("expected another Java to run in but none could be started");
      return ExitCode.UNREADABLE_FILE;
    }
    // Whoever ends this process ends that one.
    Runtime.getRuntime().addShutdownHook(new Thread(child::destroyForcibly, "end-of-isolated"));
    try {
      if (!child.waitFor(time.toMillis(), TimeUnit.MILLISECONDS)) {
        child.destroyForcibly().waitFor();
        return outOfTime(terminal);
      }
    } catch (InterruptedException e) {
      child.destroyForcibly();
      Thread.currentThread().interrupt();
      return ExitCode.UNREADABLE_FILE;
    }
    int code = child.exitValue();
    return USUAL.contains(code) ? code : broken(code, terminal);
  }

  private int outOfTime(Terminal terminal) {
    terminal.complain(
        ("the isolated run took longer than %d s and was ended; what it has printed may be cut"
                + " off; give it more with --isolate-time")
            .formatted(time.toSeconds()));
    return ExitCode.UNREADABLE_FILE;
  }

  private int broken(int code, Terminal terminal) {
    terminal.complain(
        ("the isolated run broke down with code %d, as Java does without memory; what it has"
                + " printed may be cut off; give it more than %s with --isolate-memory")
            .formatted(code, memory));
    return ExitCode.UNREADABLE_FILE;
  }

  private List<String> command(List<String> arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    for (String option : ManagementFactory.getRuntimeMXBean().getInputArguments()) {
      if (!option.startsWith("-Xm") && !option.startsWith("-agentlib")) {
        command.add(option);
      }
    }
    command.add("-Xmx" + memory);
    command.add("-XX:MaxMetaspaceSize=256m");
    command.add("-D" + STARTED_BY + "=" + ProcessHandle.current().pid());
    command.add("-D" + LONGEST + "=" + time.plus(GRACE).toSeconds());
    command.add("-XX:MaxDirectMemorySize=64m");
    command.add("-cp");
    command.add(System.getProperty("java.class.path"));
    command.add(TurnmarkCommand.class.getName());
    command.addAll(arguments);
    return command;
  }
}

package dev.turnmark.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Whether decisions are logged, and where. */
final class LogOption {

  @Option(
      names = "--log",
      paramLabel = "OUT",
      description =
          "Also write a decision log to this file, which then appears whole or not at all: a line of"
              + " JSON for each response item, with a decision id, the revision of the rules, the"
              + " place and the hash of the item, what was decided, and the rules that fired; no"
              + " texts.")
  private @Nullable String file;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command = CommandSpec.create();

  /** Whether there is to be a log. */
  boolean given() {
    return file != null;
  }

  /**
   * Does what is to be logged.
   *
   * @param work given where to write the log; null when there is to be none
   * @throws OutputException when the log can't be written; then there is none
   */
  <R> R during(
      Terminal terminal, List<RolloutFile> read, Function<@Nullable OutputStream, R> work) {
    if (file == null) {
      return work.apply(null);
    }
    Path path = terminal.path(file);
    if (read.stream().anyMatch(input -> same(input.path(), path))) {
      throw new ParameterException(
          command.commandLine(), "the log is one of the files that are read; name another one");
    }
    if (Files.exists(path) && !Files.isRegularFile(path) && !Files.isDirectory(path)) {
      try (Sink sink = Sink.into(file, path)) {
        return work.apply(sink);
      }
    }
    try (WholeFile whole = WholeFile.at(file, path, like(read, path))) {
      Sink sink = whole.sink();
      R result = work.apply(sink);
      sink.flush();
      whole.finish();
      return result;
    } catch (OutputException e) {
      throw e.readerLeft() ? OutputException.unfinished(file, e) : e;
    }
  }

  /** Who may read the rollouts may read what is logged of them. */
  private static Path like(List<RolloutFile> read, Path log) {
    return read.stream()
        .map(RolloutFile::path)
        .filter(Files::isRegularFile)
        .findFirst()
        .orElse(log);
  }

  private static boolean same(Path one, Path other) {
    try {
      return Files.exists(one) && Files.exists(other) && Files.isSameFile(one, other);
    } catch (IOException e) {
      return false; // What can't be looked at can't be read or written either, and is told then.
    }
  }
}

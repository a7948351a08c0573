package dev.turnmark.cli;

import dev.turnmark.json.ReadingLimits;
import dev.turnmark.json.RolloutText;
import dev.turnmark.rollout.CutOutcome.Kept;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Where a cut is written to. */
final class CutOutput {

  private static final Path STANDARD_INPUT = Path.of("/dev/stdin");
  private static final Path STANDARD_OUTPUT = Path.of("/dev/stdout");

  /** What stands for the standard output. */
  private static final String STANDS_FOR_IT = "-";

  private final Terminal terminal;
  private final @Nullable String named;
  private final ReadingLimits limits;

  /**
   * @param named the file to write to; null or {@code -} for the standard output
   */
  CutOutput(Terminal terminal, @Nullable String named, ReadingLimits limits) {
    this.terminal = terminal;
    this.limits = limits;
    this.named = STANDS_FOR_IT.equals(named) ? null : named;
  }

  /** Whether it is the file that is to be read, by whatever name. */
  boolean overwrites(RolloutFile file) {
    Path input = place(file);
    Path output = named == null ? STANDARD_OUTPUT : terminal.path(named);
    try {
      return Files.isRegularFile(input) && Files.exists(output) && Files.isSameFile(input, output);
    } catch (IOException e) {
      return false; // What can't be looked at can't be read or written either, and is told then.
    }
  }

  private static Path place(RolloutFile input) {
    return input.name().equals(RolloutFile.STANDARD_INPUT) ? STANDARD_INPUT : input.path();
  }

  /**
   * Writes what is kept.
   *
   * @param input where it comes from
   * @throws IOException when it can't be read
   * @throws OutputException when it can't be written
   */
  void write(RolloutFile input, Spool spool, Kept kept) throws IOException {
    if (named == null) {
      copy(spool, kept, new Sink(terminal.rawOut(), OutputException::new));
      return;
    }
    Path path = terminal.path(named);
    if (Files.exists(path) && !Files.isRegularFile(path) && !Files.isDirectory(path)) {
      writeThrough(named, path, spool, kept);
      return;
    }
    try (WholeFile file = WholeFile.at(named, path, place(input))) {
      copy(spool, kept, file.sink());
      file.finish();
    }
  }

  /** To a pipe or a device: there is nothing to put in its place. */
  private void writeThrough(String name, Path path, Spool spool, Kept kept) throws IOException {
    try (Sink sink = Sink.into(name, path)) {
      copy(spool, kept, sink);
    }
  }

  private void copy(Spool spool, Kept kept, Sink sink) throws IOException {
    try (RolloutText text = RolloutText.of(spool.open(), limits)) {
      new LineCopy(text, sink).copy(kept.firstLine(), kept.endLine());
    }
    sink.flush();
  }
}

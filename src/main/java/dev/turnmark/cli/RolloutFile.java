package dev.turnmark.cli;

import java.io.FileInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A rollout to read.
 *
 * @param name as the user named it
 */
record RolloutFile(String name, Path path) {

  /** What stands for the standard input. */
  static final String STANDARD_INPUT = "-";

  /**
   * Its bytes.
   *
   * @throws IOException when there are none to be had
   */
  InputStream open(Terminal terminal) throws IOException {
    if (!name.equals(STANDARD_INPUT)) {
      return isPipe() ? new FileInputStream(path.toFile()) : KnownLength.of(path);
    }
    return new FilterInputStream(terminal.in()) {
      @Override
      public void close() {} // Not ours to close.
    };
  }

  /** Whether its bytes can be read only once. */
  boolean isPipe() {
    return name.equals(STANDARD_INPUT)
        || (Files.exists(path) && !Files.isRegularFile(path) && !Files.isDirectory(path));
  }
}

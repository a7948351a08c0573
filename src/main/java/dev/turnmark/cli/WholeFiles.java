package dev.turnmark.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Files that belong together: all of them are written before the first one appears. If one can't
 * be, none appears, and no directory that was made for them stays.
 */
final class WholeFiles implements AutoCloseable {

  private final List<WholeFile> files = new ArrayList<>();

  /** Those that were made, the innermost first. */
  private final Deque<Path> directories = new ArrayDeque<>();

  /**
   * Makes a directory, and those above it that are missing.
   *
   * @param name what the user calls it
   * @throws OutputException when that is not possible
   */
  void directory(String name, Path path) {
    try {
      make(path.toAbsolutePath());
    } catch (IOException e) {
      throw new OutputException(name, e);
    }
  }

  private void make(Path path) throws IOException {
    @Nullable Path above = path.getParent();
    if (above != null && !Files.exists(path)) {
      make(above);
      Files.createDirectory(path);
      directories.push(path);
    } else if (!Files.isDirectory(path)) {
      throw new IOException(path.getFileName() + " is no directory");
    }
  }

  /**
   * Writes a file.
   *
   * @param name what the user calls it
   * @throws OutputException when that is not possible
   */
  void write(String name, Path place, String text) {
    WholeFile file = WholeFile.at(name, place, place);
    files.add(file);
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    Sink sink = file.sink();
    sink.write(bytes, 0, bytes.length);
    sink.flush();
  }

  /** Puts all of them in their places. */
  void finish() {
    files.forEach(WholeFile::finish);
    directories.clear();
  }

  /** The same, but only where there is nothing yet. */
  void finishNew() {
    files.forEach(WholeFile::finishNew);
    directories.clear();
  }

  /** Leaves nothing of them, unless they were finished. */
  @Override
  public void close() {
    files.forEach(WholeFile::close);
    for (Path directory : directories) {
      try {
        Files.delete(directory);
      } catch (IOException e) {
        return; // Somebody put something into it meanwhile, and needs what is above it, too.
      }
    }
  }
}

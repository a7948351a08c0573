package dev.turnmark.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** A copy of the shipped pack that a test may edit. */
final class PackFiles {

  private final Path pack;

  private PackFiles(Path pack) {
    this.pack = pack;
  }

  static PackFiles copyTo(Path folder) throws IOException {
    Path from = Path.of("rules", "codex");
    Path pack = folder.resolve("codex");
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".drl")).toList()) {
        Path to = pack.resolve(from.relativize(file).toString());
        Files.createDirectories(to.getParent());
        Files.copy(file, to);
      }
    }
    return new PackFiles(pack);
  }

  Path path() {
    return pack;
  }

  /** Replaces a text that must be there. */
  PackFiles edit(String file, String from, String to) throws IOException {
    Path path = pack.resolve(file);
    String text = Files.readString(path);
    if (!text.contains(from)) {
      throw new AssertionError(file + " does not hold " + from);
    }
    Files.writeString(path, text.replace(from, to));
    return this;
  }

  /** Writes a rule of its own into a file of its own. */
  PackFiles add(String folder, String imports, String rule) throws IOException {
    Path path = pack.resolve(folder + "/added.drl");
    String text = "package %s%n%n%s%n%s".formatted(folder, imports, rule);
    Files.writeString(path, text);
    return this;
  }
}

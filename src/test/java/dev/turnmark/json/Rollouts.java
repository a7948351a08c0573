package dev.turnmark.json;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The example rollouts, and ways to read them and texts like them. */
final class Rollouts {

  static final Path FOLDER = Path.of("src/test/resources/rollouts");

  private Rollouts() {}

  /** All of them, the packed one included. */
  static List<Path> all() {
    try (Stream<Path> files = Files.walk(FOLDER)) {
      return files.filter(file -> file.toString().matches(".*\\.jsonl(\\.zst)?")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Path expectation(Path rollout) {
    String name = rollout.getFileName().toString().replaceFirst("\\.jsonl(\\.zst)?$", "");
    return rollout.resolveSibling(name + ".expected.json");
  }

  static byte[] bytes(Path rollout) {
    try {
      return Files.readAllBytes(rollout);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<RolloutRecord> read(Path rollout, Strictness strictness) {
    return read(bytes(rollout), strictness, Needs.everything());
  }

  static List<RolloutRecord> read(String lines, Strictness strictness) {
    return read(lines.getBytes(StandardCharsets.UTF_8), strictness, Needs.everything());
  }

  static List<RolloutRecord> read(byte[] bytes, Strictness strictness, Needs needs) {
    List<RolloutRecord> records = new ArrayList<>();
    try (RolloutReader reader =
        new RolloutReader(new ByteArrayInputStream(bytes), "test", strictness, needs)) {
      reader.forEachRemaining(records::add);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return records;
  }
}

package dev.turnmark.bench;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes rollouts: {@code Generate SEED FILES BYTES PATH}; more than one go into a directory. */
final class Generate {

  private static final long TEXTS = 171;

  private Generate() {}

  public static void main(String[] args) throws IOException {
    if (args.length != 4) {
      System.err.println("expected SEED FILES BYTES PATH; BYTES is the size of each file");
      System.exit(2);
    }
    long seed = Long.parseLong(args[0]);
    int files = Integer.parseInt(args[1]);
    long bytes = Long.parseLong(args[2]);
    Path path = Path.of(args[3]);
    Texts texts = texts();
    if (files == 1) {
      write(path, texts, seed, bytes);
      return;
    }
    Files.createDirectories(path);
    for (int i = 0; i < files; i++) {
      String name = "rollout-2026-12-01T02-00-00-0190a213-81c0-7800-8aa1-%012x.jsonl".formatted(i);
      write(path.resolve(name), texts, seed + i, bytes);
    }
  }

  private static void write(Path file, Texts texts, long seed, long bytes) throws IOException {
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file), 1 << 16)) {
      GeneratedSession.write(out, texts, seed, bytes);
    }
  }

  /** The texts that all generated sessions are made of. */
  static Texts texts() {
    return new Texts(TEXTS);
  }
}

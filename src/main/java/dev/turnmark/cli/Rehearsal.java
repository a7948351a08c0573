package dev.turnmark.cli;

import dev.turnmark.rules.RuleCache;
import dev.turnmark.rules.RuleDocument;
import dev.turnmark.rules.RulePack;
import dev.turnmark.rules.RuleSource;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/**
 * Does what short runs usually do, and prints none of it: what it loads is what an archive of
 * classes should hold. The launcher runs it once for each Java.
 */
public final class Rehearsal {

  private Rehearsal() {}

  /**
   * Rehearses.
   *
   * @param arguments a directory of its own, where it leaves files
   * @throws IOException when the sample in the jar can't be read, or nothing be written there
   */
  public static void main(String[] arguments) throws IOException {
    Path directory = Path.of(arguments[0]);
    byte[] sample = sample();
    FileRules rules = new FileRules(cache(directory.resolve("cache")));
    Ahead.of("classify").await();
    perform(rules, directory, sample, "--version");
    perform(rules, directory, sample, "--help");
    perform(rules, directory, sample, "classify", "--help");
    perform(rules, directory, sample, "rules", "no such command");
    perform(rules, directory, sample, "classify", "-");
    // From now on the rules are files, as where most people stand.
    export(directory.resolve("rules"));
    perform(rules, directory, sample, "classify", "-");
    perform(rules, directory, sample, "classify", "--format", "jsonl", "-");
    perform(rules, directory, sample, "explain", "-:3");
    perform(rules, directory, sample, "turns", "-");
    perform(rules, directory, sample, "prompts", "-");
    Terminal.ofProcess().flush();
  }

  private static RuleCache cache(Path directory) {
    RuleCache cache = RuleCache.in(directory);
    cache.put("an entry", new byte[1]);
    cache.get("an entry");
    return cache;
  }

  private static void export(Path rules) throws IOException {
    for (RulePack pack : RuleSource.shipped().packs()) {
      for (RuleDocument document : pack.documents()) {
        Path file = rules.resolve(pack.name()).resolve(document.path());
        Files.createDirectories(file.resolveSibling(""));
        Files.writeString(file, document.text());
      }
      Files.writeString(rules.resolve(pack.name()).resolve("pack.json"), "{}");
    }
  }

  private static void perform(FileRules rules, Path directory, byte[] sample, String... arguments) {
    Terminal terminal =
        new Terminal(
            new ByteArrayInputStream(sample),
            OutputStream.nullOutputStream(),
            OutputStream.nullOutputStream(),
            directory,
            Terminal.width(null),
            Screen.NONE,
            () -> "an id",
            rules);
    TurnmarkCommand.run(terminal, () -> {}, arguments);
  }

  private static byte[] sample() throws IOException {
    try (InputStream in = Rehearsal.class.getResourceAsStream("rehearsal.jsonl")) {
      return Objects.requireNonNull(in, "rehearsal.jsonl").readAllBytes();
    }
  }
}

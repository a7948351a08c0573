package dev.turnmark.cli;

import dev.turnmark.rules.RuleSet;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Objects;

/**
 * Does what short runs usually do, and prints none of it: what it loads is what an archive of
 * classes should hold. The launcher runs it once for each Java.
 */
public final class Rehearsal {

  private Rehearsal() {}

  /**
   * Takes no arguments.
   *
   * @throws IOException when the sample in the jar can't be read
   */
  public static void main(String[] arguments) throws IOException {
    byte[] sample = sample();
    RuleSet rules = RuleSet.shipped();
    perform(rules, sample, "--version");
    perform(rules, sample, "--help");
    perform(rules, sample, "classify", "--help");
    perform(rules, sample, "rules", "no such command");
    perform(rules, sample, "classify", "-");
    perform(rules, sample, "classify", "--format", "jsonl", "-");
    perform(rules, sample, "explain", "-:3");
    perform(rules, sample, "turns", "-");
    perform(rules, sample, "prompts", "-");
  }

  private static void perform(RuleSet rules, byte[] sample, String... arguments) {
    Terminal terminal =
        new Terminal(
            new ByteArrayInputStream(sample),
            OutputStream.nullOutputStream(),
            OutputStream.nullOutputStream(),
            Path.of(""),
            Terminal.width(null),
            Screen.NONE,
            () -> "an id",
            packs -> rules);
    TurnmarkCommand.run(terminal, arguments);
  }

  private static byte[] sample() throws IOException {
    try (InputStream in = Rehearsal.class.getResourceAsStream("rehearsal.jsonl")) {
      return Objects.requireNonNull(in, "rehearsal.jsonl").readAllBytes();
    }
  }
}

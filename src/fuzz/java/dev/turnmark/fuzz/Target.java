package dev.turnmark.fuzz;

import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * What is fuzzed. Each has a class with two static methods: {@code seeds()}, a stream of inputs to
 * begin with, and {@code fuzzerTestOneInput(byte[])}, which throws where a law does not hold.
 *
 * <p>A target more is a class more and a line more here.
 */
enum Target {
  ROLLOUT("dev.turnmark.json.RolloutReaderFuzz", "dev/turnmark/json/.*"),
  HOOK_PROMPT(
      "dev.turnmark.reference.HookPromptFuzz", "dev/turnmark/fact/(HookPrompt(Reader|Xml)|Xml).*"),
  DECISION("dev.turnmark.engine.DecisionFuzz", "dev/turnmark/(engine|fact)/.*"),
  RULES("dev.turnmark.rules.DrlFuzz", "dev/turnmark/rules/.*"),
  TERMINAL(
      "dev.turnmark.cli.TerminalFuzz",
      "dev/turnmark/cli/(Columns|PlainText|Explaining|Story|T(able|urns)Report|TextPrompts).*");

  private final String type;
  private final String covered;

  /**
   * @param covered a regular expression of the names of the classes that it is there for
   */
  Target(String type, String covered) {
    this.type = type;
    this.covered = covered;
  }

  /** What the command line and the folders of the corpus call it: {@code hook-prompt}. */
  String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The name of its class. */
  String type() {
    return type;
  }

  /** Whether a class is one of those that it is there for. */
  boolean covers(String className) {
    return className.matches(covered);
  }

  /** Inputs that earlier campaigns kept, because they got somewhere: they lie with the sources. */
  Path corpus() {
    return Path.of("src/fuzz/corpus", label());
  }

  /** Inputs to begin with. */
  Stream<byte[]> seeds() throws ReflectiveOperationException {
    Stream<?> seeds = (Stream<?>) Class.forName(type).getMethod("seeds").invoke(null);
    return seeds.map(byte[].class::cast);
  }
}

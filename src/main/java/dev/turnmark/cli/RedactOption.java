package dev.turnmark.cli;

import dev.turnmark.audit.Redacting;
import picocli.CommandLine.Option;

/** How much is told of what people and models said. */
final class RedactOption {

  @Option(
      names = "--redact",
      description =
          "Print the length and the beginning of the hash of each text in its place. Names of files,"
              + " ids, marks, places and rules stay.")
  private boolean redact;

  Redacting redacting() {
    return redact ? Redacting.TEXTS : Redacting.NOTHING;
  }
}

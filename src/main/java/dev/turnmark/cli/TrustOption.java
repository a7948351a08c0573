package dev.turnmark.cli;

import dev.turnmark.rules.RuleTrust;
import picocli.CommandLine.Option;

/** How far rules are trusted. */
final class TrustOption {

  @Option(
      names = "--trust-rules",
      description =
          "Let rules use any class and any Java: they can then do whatever this program can do, so"
              + " only for rules that you have read. Without it they speak of facts alone. Trusted"
              + " rules are compiled at every start.")
  private boolean full;

  /** Tells the terminal, before it is asked for rules. */
  void apply(Terminal terminal) {
    if (full) {
      terminal.trustRules();
    }
  }

  RuleTrust trust() {
    return full ? RuleTrust.FULL : RuleTrust.fenced();
  }
}

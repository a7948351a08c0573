package dev.turnmark.cli;

import picocli.CommandLine.Option;

/** Whether rules may have been compiled before. */
final class CacheOption {

  @Option(
      names = "--no-cache",
      description =
          "Compile all rules, even if that was done before, and keep nothing. They decide the same,"
              + " later.")
  private boolean none;

  /** Tells the terminal, before it is asked for rules. */
  void apply(Terminal terminal) {
    if (none) {
      terminal.compileAlways();
    }
  }
}

package dev.turnmark.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Parameters;

/** Which rollouts a command works on. */
final class RolloutArguments {

  @Parameters(
      paramLabel = "FILE|DIR|GLOB|-",
      arity = "1..*",
      description =
          "A rollout, plain or packed with zstd, or a directory with rollout-*.jsonl and"
              + " rollout-*.jsonl.zst below it, or a pattern such as 'sessions/2026/**/*.jsonl',"
              + " or - for the standard input.")
  private List<String> named = new ArrayList<>();

  /**
   * Looks for them; what cannot be found is told.
   *
   * @param quiet whether not to tell of what is merely left out
   */
  RolloutSearch search(Terminal terminal, boolean quiet) {
    RolloutSearch search = new RolloutSearch(terminal);
    named.forEach(search::add);
    search.end(quiet);
    return search;
  }
}

package dev.turnmark.cli;

import picocli.CommandLine.Option;

/** How rollouts are to be read, and what stands in place of ids that Codex makes at random. */
final class ReadingOptions extends StrictOption {

  @Option(
      names = "--ids",
      paramLabel = "reproducible|random",
      description =
          "What to put where Codex makes an id at random: one made from the session and the line,"
              + " the same at every run (default), or a random one.")
  private Ids ids = Ids.REPRODUCIBLE;

  @Override
  Ids ids() {
    return ids;
  }
}

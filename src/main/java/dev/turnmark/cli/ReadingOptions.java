package dev.turnmark.cli;

import dev.turnmark.json.Strictness;
import picocli.CommandLine.Option;

/** How rollouts are to be read, and what stands in place of ids that Codex makes at random. */
final class ReadingOptions {

  @Option(
      names = "--strict",
      description =
          "Refuse every line that Codex itself would refuse. Without it a line is kept with a"
              + " warning as long as its meaning is plain.")
  private boolean strict;

  @Option(
      names = "--ids",
      paramLabel = "reproducible|random",
      description =
          "What to put where Codex makes an id at random: one made from the session and the line,"
              + " the same at every run (default), or a random one.")
  private Ids ids = Ids.REPRODUCIBLE;

  Strictness strictness() {
    return strict ? Strictness.STRICT : Strictness.LENIENT;
  }

  Ids ids() {
    return ids;
  }
}

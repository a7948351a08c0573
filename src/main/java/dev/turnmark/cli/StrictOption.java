package dev.turnmark.cli;

import dev.turnmark.json.Strictness;
import picocli.CommandLine.Option;

/** How rollouts are to be read, for a command whose output holds no id that Codex makes afresh. */
class StrictOption {

  @Option(
      names = "--strict",
      description =
          "Refuse every line that Codex itself would refuse. Without it a line is kept with a"
              + " warning as long as its meaning is plain.")
  private boolean strict;

  Strictness strictness() {
    return strict ? Strictness.STRICT : Strictness.LENIENT;
  }

  /** What stands in place of ids that Codex makes at random. */
  Ids ids() {
    return Ids.REPRODUCIBLE;
  }
}

package dev.turnmark.cli;

import dev.turnmark.engine.Limits;
import dev.turnmark.json.Strictness;
import java.time.Duration;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How rollouts are to be read, for a command whose output holds no id that Codex makes afresh. */
class StrictOption {

  @Option(
      names = "--strict",
      description =
          "Refuse every line that Codex itself would refuse. Without it a line is kept with a"
              + " warning as long as its meaning is plain.")
  private boolean strict;

  @Mixin private LimitOption limits = new LimitOption();

  Strictness strictness() {
    return strict ? Strictness.STRICT : Strictness.LENIENT;
  }

  /** How much is enough; rules may take as long as they like unless it is said how long. */
  Limits limits() {
    return limits.limits(null);
  }

  /** The same where nobody can wait. */
  Limits limits(Duration itemTime) {
    return limits.limits(itemTime);
  }

  /** What stands in place of ids that Codex makes at random. */
  Ids ids() {
    return Ids.REPRODUCIBLE;
  }
}

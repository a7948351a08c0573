package dev.turnmark.cli;

import dev.turnmark.engine.Limits;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How much is enough: of a rollout that is read, and of what rules do for an item of it. */
final class LimitOption {

  @Spec(Spec.Target.MIXEE)
  private @Nullable CommandSpec spec;

  @Option(
      names = "--limit",
      paramLabel = "NAME=N",
      description = {
        "Give a line or an item up sooner, or later; may be given more than once. A line beyond a"
            + " limit is unreadable, an item beyond its time undecided. Of a line: record=4g bytes,"
            + " text=none bytes of one text, parts=none of a message, depth=1000. Of a packed file:"
            + " unpacked=64g bytes, ratio=10000. Of an item: item-time=none, such as 500ms or 2s"
            + " (5s when a session is watched)."
      })
  private List<String> given = new ArrayList<>();

  /**
   * What was asked for.
   *
   * @param itemTime how long rules may take for an item when nothing is said of it; null for as
   *     long as they like
   */
  Limits limits(@Nullable Duration itemTime) {
    Limits limits = itemTime == null ? Limits.USUAL : Limits.USUAL.withItemTime(itemTime);
    for (String limit : given) {
      limits = with(limits, limit);
    }
    return limits;
  }

  private Limits with(Limits limits, String limit) {
    try {
      return NamedLimit.of(limit).in(limits);
    } catch (IllegalArgumentException e) {
      if (spec == null) {
        throw new IllegalStateException("picocli has not told which command this is", e);
      }
      throw new ParameterException(spec.commandLine(), "--limit " + limit + ": " + e.getMessage());
    }
  }
}

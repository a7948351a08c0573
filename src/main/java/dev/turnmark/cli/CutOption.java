package dev.turnmark.cli;

import dev.turnmark.rollout.Cut;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** Where to cut: exactly one of these. */
final class CutOption {

  @Option(
      names = "--before-user-message",
      paramLabel = "N",
      converter = FromZero.class,
      description =
          "Keep what stands before user message N, counted from 0 without those that were rolled"
              + " back; everything when there are not so many.")
  private @Nullable Long beforeUserMessage;

  @Option(
      names = "--last-fork-turns",
      paramLabel = "N",
      converter = FromZero.class,
      description =
          "Keep the last N fork turns and nothing before them, as Codex does: not even a"
              + " session_meta.")
  private @Nullable Long lastForkTurns;

  @Option(
      names = "--rollback",
      paramLabel = "N",
      converter = FromZero.class,
      description =
          "Take back the last N turns of the history that the model is given, and the context"
              + " before them.")
  private @Nullable Long rollback;

  /** The one that was given. */
  Cut cut() {
    if (beforeUserMessage != null) {
      return Cut.beforeUserMessage(beforeUserMessage);
    }
    if (lastForkTurns != null) {
      return Cut.lastForkTurns(lastForkTurns);
    }
    return Cut.rollback(rollback == null ? 0 : rollback);
  }

  /** How a user asks for a cut. */
  static String asked(Cut cut) {
    return "--" + cut.name().replace('_', '-') + " " + cut.number();
  }

  /** Reads a number from 0 on. */
  static final class FromZero implements ITypeConverter<Long> {

    @Override
    public Long convert(String text) {
      if (!text.matches("[0-9]{1,18}")) {
        throw new TypeConversionException("expected a number from 0 on but was '" + text + "'");
      }
      return Long.valueOf(text);
    }
  }
}

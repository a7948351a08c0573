package dev.turnmark.rollout;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * What a person said, once.
 *
 * @param place where
 * @param text the words, to the letter, with {@code [image]} or the like where something else stood
 *     between them
 * @param images how many pictures were given with it
 * @param audio how many sounds
 * @param rule the rule that said that a person sees it as such; null when none did
 * @param rolledBackBy the line of the rollback that took it back; null while it counts
 */
public record Prompt(
    Place place,
    String text,
    int images,
    int audio,
    @Nullable String rule,
    @Nullable Integer rolledBackBy) {

  public Prompt {
    if (images < 0 || audio < 0) {
      throw new IllegalArgumentException("nobody gives less than nothing");
    }
  }

  /** The line in the file, from 1. */
  public int line() {
    return place.line();
  }

  /** Whether it was copied from another session. */
  public boolean inherited() {
    return place.inherited();
  }

  /** Whether no rollback took it back. */
  public boolean live() {
    return rolledBackBy == null;
  }

  Prompt at(Place counted, OptionalInt rollback) {
    Integer line = rollback.isPresent() ? rollback.getAsInt() : null;
    return new Prompt(counted, text, images, audio, rule, line);
  }
}

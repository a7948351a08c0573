package dev.turnmark.rollout;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * What a person said, once.
 *
 * @param place where
 * @param text the words, to the letter, with {@code [image]} or the like where something else stood
 *     between them
 * @param request the same without what a client wrapped around it; null when no rule found such
 * @param images how many pictures were given with it
 * @param audio how many sounds
 * @param rule the rule that said that a person sees it as such; null when none did
 * @param fromAgent whether a rule said that an agent wrote it, and no person
 * @param rolledBackBy the line of the rollback that took it back; null while it counts
 */
public record Prompt(
    Place place,
    String text,
    @Nullable String request,
    int images,
    int audio,
    @Nullable String rule,
    boolean fromAgent,
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

  /** What to show of it. */
  public String words() {
    return request == null ? text : request;
  }

  /** Whether no rollback took it back. */
  public boolean live() {
    return rolledBackBy == null;
  }

  Prompt at(Place counted, OptionalInt rollback) {
    Integer line = rollback.isPresent() ? rollback.getAsInt() : null;
    // A sub-agent may begin with a copy of what a person said to its parent.
    boolean agent = fromAgent && !counted.inherited();
    return new Prompt(counted, text, request, images, audio, rule, agent, line);
  }
}

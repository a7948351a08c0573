package dev.turnmark.rollout;

import dev.turnmark.model.Internal;
import java.util.List;

/**
 * How a way through a rollout went.
 *
 * @param indexed how many lines Codex would count
 * @param notIndexed how many it would skip, those that could not be read among them
 * @param unreadable the lines that could not be read
 * @param undecided the lines that the rules left open
 * @param complete whether the file could be read to its end
 */
@Internal
public record LinesRead(
    int indexed,
    int notIndexed,
    List<Integer> unreadable,
    List<Integer> undecided,
    boolean complete) {

  public LinesRead {
    unreadable = List.copyOf(unreadable);
    undecided = List.copyOf(undecided);
  }
}

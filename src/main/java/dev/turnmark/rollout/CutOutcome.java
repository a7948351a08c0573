package dev.turnmark.rollout;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What came of a cut. */
public sealed interface CutOutcome {

  /** What was asked for. */
  Cut cut();

  /**
   * The lines that brought the items of the history that the model would be given after the cut, in
   * order. The items of a replacement history are named once, by the line that brought them all.
   */
  List<Integer> history();

  /**
   * Whether Codex would make a history of its own in place of {@link #history}: a {@code compacted}
   * line without a replacement history tells it to.
   */
  boolean rebuiltByCodex();

  /**
   * Whether Codex could still tell the model only what has changed in its surroundings. It can't
   * after a rollback that took, with the context before a turn, other words of the developer.
   */
  boolean referenceContextKept();

  /**
   * The rest is a stretch of the file.
   *
   * @param lines which lines are kept; those that Codex would skip are in no range
   * @param firstLine where the stretch begins
   * @param endLine where it ends, this line not included; {@link Replay#END} for the end of the
   *     file. No stretch is left where it equals {@code firstLine}
   */
  record Kept(
      Cut cut,
      List<LineRange> lines,
      int firstLine,
      int endLine,
      List<Integer> history,
      boolean rebuiltByCodex,
      boolean referenceContextKept)
      implements CutOutcome {

    public Kept {
      lines = List.copyOf(lines);
      history = List.copyOf(history);
    }

    /**
     * The lines that are kept, with all that stands between them.
     *
     * @param lines how many lines the file has
     * @return null when none is
     */
    public @Nullable LineRange stretch(int lines) {
      int end = Math.min(endLine - 1, lines);
      return end < firstLine ? null : new LineRange(firstLine, end);
    }
  }

  /**
   * No stretch of the file says what is left.
   *
   * @param reason why not, one sentence
   * @param nearest cuts that leave a stretch of the file, the one that keeps most first
   */
  record NotInFile(
      Cut cut,
      List<Integer> history,
      boolean rebuiltByCodex,
      boolean referenceContextKept,
      String reason,
      List<Cut> nearest)
      implements CutOutcome {

    public NotInFile {
      history = List.copyOf(history);
      nearest = List.copyOf(nearest);
    }
  }
}

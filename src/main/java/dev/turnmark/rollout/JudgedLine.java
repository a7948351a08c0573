package dev.turnmark.rollout;

import dev.turnmark.audit.Decision;
import dev.turnmark.audit.LineMarks;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.RolloutItem.Compacted;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A line of a rollout, and what was decided about it.
 *
 * @param line the line in the file, from 1
 * @param index its number as Codex counts them, from 0; null for a line that Codex would skip
 * @param judgement what was decided about what it says
 * @param replacement what was decided about each item of its replacement history; empty when it has
 *     none
 */
public record JudgedLine(
    int line, @Nullable Integer index, Judgement judgement, List<Judgement> replacement) {

  public JudgedLine {
    replacement = List.copyOf(replacement);
    if (line < 1 || (index != null && index < 0)) {
      throw new IllegalArgumentException("lines count from 1 and indices from 0");
    }
    List<ResponseItem> replaced = replacementHistory(judgement.item());
    if (replacement.size() != (replaced == null ? 0 : replaced.size())) {
      throw new IllegalArgumentException(
          "expected a judgement for each item of the replacement history in line " + line);
    }
  }

  /** A line without replacement history. */
  public JudgedLine(int line, @Nullable Integer index, Judgement judgement) {
    this(line, index, judgement, List.of());
  }

  /**
   * Has a line judged, and the items of its replacement history with it.
   *
   * @param decisions who decides response items
   * @param marks who decides what other lines are places for
   */
  public static JudgedLine judge(
      int line,
      @Nullable Integer index,
      RolloutItem item,
      Function<ResponseItem, Decision> decisions,
      Function<RolloutItem, LineMarks> marks) {
    if (item instanceof ResponseItem said) {
      return new JudgedLine(line, index, Judgement.of(decisions.apply(said)));
    }
    List<ResponseItem> replaced = replacementHistory(item);
    return new JudgedLine(
        line,
        index,
        Judgement.of(marks.apply(item)),
        replaced == null
            ? List.of()
            : replaced.stream().map(said -> Judgement.of(decisions.apply(said))).toList());
  }

  /** What it says. */
  public RolloutItem item() {
    return judgement.item();
  }

  /**
   * Whether it has a place in the conversation. A line that Codex would skip has one only if it
   * bears a mark: a person sees it, so it must be possible to count it and to cut there.
   */
  public boolean counts() {
    return index != null || !judgement.marks().isEmpty();
  }

  private static @Nullable List<ResponseItem> replacementHistory(RolloutItem item) {
    return item instanceof Compacted compacted ? compacted.replacementHistory() : null;
  }
}

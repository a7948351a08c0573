package dev.turnmark.rollout;

import dev.turnmark.model.RolloutItem.Compacted;
import java.util.List;
import java.util.Optional;

/** Says line by line what each does to the history that the model is given. */
final class Steps {

  private final Announcement announcement = new Announcement();

  /** What the next line of those that count does; nothing when it leaves the history alone. */
  Optional<Step> of(JudgedLine line) {
    Optional<Step> step = step(line);
    announcement.pass(line);
    return step;
  }

  private Optional<Step> step(JudgedLine line) {
    Judgement judgement = line.judgement();
    Long taken = judgement.rollsBack();
    if (line.item() instanceof Compacted compacted) {
      return Optional.of(
          compacted.replacementHistory() == null
              ? new Step.Rebuilt(line.line())
              : new Step.Replaced(line.line(), replacement(line)));
    }
    if (taken != null) {
      return Optional.of(new Step.TakenBack(line.line(), taken));
    }
    return judgement.inHistory()
        ? Optional.of(HistoryItem.of(line.line(), announcement.beginning(line), false, judgement))
        : Optional.empty();
  }

  /** Codex takes a replacement history as it is, and leaves none of its items out. */
  private static List<HistoryItem> replacement(JudgedLine line) {
    return line.replacement().stream()
        .map(judgement -> HistoryItem.of(line.line(), line.line(), true, judgement))
        .toList();
  }
}

package dev.turnmark.cli;

import dev.turnmark.rollout.Continues;
import dev.turnmark.rollout.Lineage;
import dev.turnmark.rollout.LineageKind;
import java.util.Optional;

/** Where a session comes from, in words. */
final class LineageWords {

  private LineageWords() {}

  /** Where a session comes from; nothing when somebody began it. */
  static Optional<String> of(Lineage lineage) {
    LineageKind kind = LineageKind.of(lineage);
    String other = kind.other(lineage);
    Continues continues = lineage.continues();
    if (other == null || (continues != null && other.equals(continues.thread()))) {
      return Optional.ofNullable(continues).map(ContinuesWords::of);
    }
    String words = kind.word() + " of " + PlainText.oneLine(other);
    return Optional.of(continues == null ? words : words + ", " + ContinuesWords.of(continues));
  }
}

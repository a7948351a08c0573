package dev.turnmark.cli;

import dev.turnmark.rollout.Continues;
import dev.turnmark.rollout.Lineage;
import dev.turnmark.rollout.LineageKind;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Where a session comes from, in words. */
final class LineageWords {

  private LineageWords() {}

  /** That a file holds only the new part of a session, and what it goes on from. */
  static String of(Continues continues) {
    return "goes on from " + cut(continues);
  }

  private static String cut(Continues continues) {
    Long before = continues.beforeOrdinal();
    return "%s%s; what came before is not in this file"
        .formatted(name(continues.thread()), before == null ? "" : " at ordinal " + before);
  }

  /** Where a session comes from; nothing when somebody began it. */
  static Optional<String> of(Lineage lineage) {
    LineageKind kind = LineageKind.of(lineage);
    String other = kind.other(lineage);
    Continues continues = lineage.continues();
    if (other == null || kind == LineageKind.CONTINUATION) {
      return Optional.ofNullable(continues).map(LineageWords::of);
    }
    String words = kind.word() + " of ";
    if (continues == null) {
      return Optional.of(words + name(other));
    }
    return Optional.of(
        other.equals(continues.thread())
            ? words + cut(continues)
            : words + name(other) + ", " + of(continues));
  }

  private static String name(@Nullable String thread) {
    return thread == null ? "another thread" : PlainText.oneLine(thread);
  }
}

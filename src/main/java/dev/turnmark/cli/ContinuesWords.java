package dev.turnmark.cli;

import dev.turnmark.rollout.Continues;

/** Says in words that what came before a file is not in it. */
final class ContinuesWords {

  private ContinuesWords() {}

  static String of(Continues continues) {
    String thread = continues.thread() == null ? "another" : PlainText.oneLine(continues.thread());
    String ordinal =
        continues.beforeOrdinal() == null ? "" : " before ordinal " + continues.beforeOrdinal();
    return "goes on from thread %s%s: what came before is not in this file, and not counted"
        .formatted(thread, ordinal);
  }
}

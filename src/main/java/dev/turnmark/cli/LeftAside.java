package dev.turnmark.cli;

import dev.turnmark.json.OtherGrammar;

/** Lines of a file that is no rollout, in one sentence for all of them. */
final class LeftAside {

  private LeftAside() {}

  static String sentence(OtherGrammar grammar, int lines) {
    return "no rollout but %s; %s left aside"
        .formatted(grammar.words(), lines == 1 ? "1 line was" : lines + " lines were");
  }
}

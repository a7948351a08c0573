package dev.turnmark.rules;

import dev.turnmark.model.Internal;

/**
 * One of the conditions of a rule, as it stands in the file: a pattern, or what is said of patterns
 * by {@code not} or {@code exists}.
 *
 * @param text to the letter, line breaks included
 * @param source the file among the packs
 * @param line where it begins, counted from 1
 */
@Internal
public record RuleCondition(String text, String source, int line) {

  /** Where it stands: {@code codex/finding/hook-prompts.drl:18}. */
  public String place() {
    return source + ":" + line;
  }
}

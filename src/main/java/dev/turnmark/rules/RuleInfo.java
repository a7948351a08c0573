package dev.turnmark.rules;

import org.jspecify.annotations.Nullable;

/**
 * What a rule's text says about the rule, beside its conditions.
 *
 * @param name the sentence after {@code rule}; no other rule of the set has it
 * @param drlPackage the package of its file
 * @param source its file among the packs: {@code codex/finding/hook-prompts.drl}
 * @param line of the word {@code rule}, counted from 1
 * @param because why it holds, from {@code @because}
 * @param upstream what in Codex it follows, from {@code @upstream}; empty when it says nothing of
 *     it
 * @param since the version of Codex that began to do so, from {@code @since}
 * @param until the version that no longer does, from {@code @until}
 * @param question what it answers; absent when its conclusion answers none
 */
public record RuleInfo(
    String name,
    String drlPackage,
    String source,
    int line,
    String because,
    String upstream,
    @Nullable String since,
    @Nullable String until,
    Stage stage,
    @Nullable Question question) {

  /** The same, known to answer a question. */
  RuleInfo answering(@Nullable Question answered) {
    return new RuleInfo(
        name, drlPackage, source, line, because, upstream, since, until, stage, answered);
  }

  /** Where the rule stands: {@code codex/finding/hook-prompts.drl:14}. */
  public String place() {
    return source + ":" + line;
  }
}

package dev.turnmark.cli;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.turnmark.rules.Question;
import dev.turnmark.rules.RuleExcerpt;
import dev.turnmark.rules.RuleInfo;
import dev.turnmark.rules.RuleSet;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A rule, as JSON for machines.
 *
 * @param text its DRL
 * @param cases by {@code fires} and {@code spares}, as they stand beside the rule; absent when
 *     there are none
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record RuleRecord(
    String name,
    @Nullable String question,
    String stage,
    String because,
    @Nullable String upstream,
    @Nullable String since,
    @Nullable String until,
    String file,
    int line,
    String text,
    @Nullable Object cases) {

  static RuleRecord of(RuleSet rules, RuleInfo rule) {
    RuleExcerpt excerpt = RuleExcerpt.of(rules.packs(), rule);
    @Nullable Question question = rule.question();
    return new RuleRecord(
        rule.name(),
        question == null ? null : question.words(),
        rule.stage().name().toLowerCase(Locale.ROOT),
        rule.because(),
        rule.upstream().isEmpty() ? null : rule.upstream(),
        rule.since(),
        rule.until(),
        rule.source(),
        rule.line(),
        excerpt.text(),
        CaseTexts.of(excerpt.document(), rule.name()));
  }
}

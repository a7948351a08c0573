package dev.turnmark.rules;

import dev.turnmark.model.Internal;
import java.util.List;

/**
 * A rule as its file has it.
 *
 * @param document the file
 * @param text from {@code rule} to {@code end}
 */
@Internal
public record RuleExcerpt(RuleDocument document, String text) {

  /**
   * The text of a rule.
   *
   * @throws IllegalArgumentException if it is in none of the packs
   */
  public static RuleExcerpt of(List<RulePack> packs, RuleInfo rule) {
    for (RulePack pack : packs) {
      for (RuleDocument document : pack.documents()) {
        if (rule.source().equals(pack.name() + "/" + document.path())) {
          return new RuleExcerpt(document, text(new SourceText(document.text()), rule.line()));
        }
      }
    }
    throw new IllegalArgumentException("no pack holds the rule \"" + rule.name() + "\"");
  }

  private static String text(SourceText text, int line) {
    RuleSpan span =
        RuleSpan.all(text).stream()
            .filter(s -> text.line(s.from()) == line)
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("no rule begins on line " + line));
    int end = span.from();
    // What stands behind the last `end` belongs to the rule after it.
    for (int at = end; at >= 0; at = text.find("end", end, span.to()).orElse(-1)) {
      end = at == span.from() ? at : at + "end".length();
    }
    return text.text().substring(span.from(), end);
  }
}

package dev.turnmark.engine;

import dev.turnmark.fact.Conclusion;
import dev.turnmark.fact.Excerpt;
import dev.turnmark.fact.Finding;
import dev.turnmark.fact.Part;
import dev.turnmark.fact.Verdict;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** What facts and their values are called in a sentence. */
final class FactName {

  private FactName() {}

  /** A fact, or the value of a property; a long text without its middle. */
  static String of(@Nullable Object value) {
    if (value == null || value instanceof Number || value instanceof Boolean) {
      return String.valueOf(value);
    }
    if (value instanceof CharSequence text) {
      return '"' + Excerpt.middleCut(text.toString()) + '"';
    }
    if (value instanceof Collection<?> many) {
      return "a list of " + many.size();
    }
    return value instanceof Conclusion conclusion ? ofConclusion(conclusion) : ofItem(value);
  }

  private static String ofConclusion(Conclusion conclusion) {
    if (conclusion instanceof Part part) {
      return "part " + part.index();
    }
    String kind = conclusion.getClass().getSimpleName();
    if (conclusion instanceof Finding finding) {
      return kind + " in part " + finding.part().index();
    }
    return conclusion instanceof Verdict verdict
        ? kind + " of part " + verdict.part().index()
        : kind;
  }

  private static String ofItem(Object value) {
    if (value instanceof ResponseItem item) {
      return "the " + item.type();
    }
    if (value instanceof RolloutItem line) {
      return "the " + line.lineType() + " line";
    }
    return value instanceof Enum<?> constant
        ? constant.name()
        : withArticle(value.getClass().getSimpleName());
  }

  private static String withArticle(String kind) {
    return (kind.matches("[AEIOU].*") ? "an " : "a ") + kind;
  }
}

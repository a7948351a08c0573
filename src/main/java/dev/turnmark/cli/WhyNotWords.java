package dev.turnmark.cli;

import dev.turnmark.audit.Firing;
import dev.turnmark.engine.Shortfall;

/** Why rules did not fire, in words. */
record WhyNotWords(Printer out, String indent) {

  void tell(Answers answers) {
    answers
        .fired()
        .ifPresent(
            rule -> {
              head(rule.name());
              detail(rule.place() + ": it did fire, as is told above");
            });
    for (Answers.Question question : answers.questions()) {
      question.told().forEach(this::tell);
      if (question.more() > 0) {
        out.line(
            "  ...      and %d more %s of %s; --all tells of every one"
                .formatted(
                    question.more(), question.more() == 1 ? "rule" : "rules", question.asks()));
      }
    }
  }

  private void tell(Shortfall shortfall) {
    head(shortfall.rule().name());
    detail(
        shortfall.condition() == null
            ? shortfall.place()
            : shortfall.place() + ": " + shortfall.failed());
    detail(
        shortfall.tried().isEmpty()
            ? shortfall.reason()
            : shortfall.tried() + ": " + shortfall.reason());
    for (Firing firing : shortfall.excludedBy()) {
      detail("by \"" + firing.rule() + "\" (" + firing.source() + ")");
    }
  }

  private void head(String rule) {
    out.line("  why not  " + PlainText.oneLine(rule));
  }

  private void detail(String text) {
    out.line(indent + PlainText.oneLine(text));
  }
}

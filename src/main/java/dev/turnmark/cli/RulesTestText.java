package dev.turnmark.cli;

import dev.turnmark.engine.CaseResult;
import dev.turnmark.engine.Coverage;
import dev.turnmark.engine.RuleCase;
import dev.turnmark.json.PlainJson;
import org.jspecify.annotations.Nullable;

/** Tells people of the cases that fail, and of what the cases miss. */
final class RulesTestText {

  private static final String INDENT = "           ";

  private final Printer out;

  RulesTestText(Terminal terminal) {
    this.out = terminal.out();
  }

  void print(RulesTest test) {
    Reasons reasons = new Reasons(test.rules().set().catalogue(), false);
    test.failures().forEach(failure -> print(failure, reasons));
    Coverage coverage = test.coverage();
    if (coverage != null) {
      coverage
          .neverFired()
          .forEach(loss -> out.line(PlainText.escaped(LossWords.neverFired(loss))));
      coverage
          .neverDecided()
          .forEach(loss -> out.line(PlainText.escaped(LossWords.neverDecided(loss))));
    }
    test.unnoticed().forEach(loss -> out.line(PlainText.escaped(LossWords.unnoticed(loss))));
  }

  private void print(CaseResult failure, Reasons reasons) {
    out.line(PlainText.escaped(head(failure.ruleCase())));
    if (!failure.firesAsExpected()) {
      boolean fires = failure.ruleCase().fires();
      fact("rule", fires ? "expected to fire, and did not" : "expected not to fire, and did");
    }
    for (CaseResult.Mismatch mismatch : failure.mismatches()) {
      fact("field", PlainText.oneLine(mismatch.field()));
      out.line(INDENT + "expected  " + json(mismatch.expected()));
      out.line(
          INDENT + "actual    " + (mismatch.known() ? json(mismatch.actual()) : "no such field"));
    }
    failure.undecided().forEach(sentence -> fact("open", PlainText.escaped(sentence)));
    for (Reasons.Reason reason : reasons.of(failure.firings())) {
      fact("because", reason.rule());
      reason.details().forEach(detail -> out.line(INDENT + detail));
    }
    if (failure.firings().isEmpty()) {
      fact("because", "no rule fired");
    }
  }

  private static String head(RuleCase failed) {
    String why = failed.why() == null ? "" : " (" + PlainText.oneLine(failed.why()) + ")";
    return "%s:%d: \"%s\" %s%s"
        .formatted(
            PlainText.escaped(failed.file()),
            failed.line(),
            PlainText.oneLine(failed.rule()),
            failed.name(),
            why);
  }

  private void fact(String name, String value) {
    out.line(String.format("  %-9s%s", name, PlainText.escaped(value)));
  }

  private static String json(@Nullable Object value) {
    return PlainText.escaped(PlainJson.write(value));
  }
}

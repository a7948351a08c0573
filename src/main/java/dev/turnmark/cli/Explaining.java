package dev.turnmark.cli;

import dev.turnmark.audit.Decision;
import dev.turnmark.audit.Firing;
import dev.turnmark.audit.LineMarks;
import dev.turnmark.audit.Redacting;
import dev.turnmark.cli.RulesOption.ChosenRules;
import dev.turnmark.engine.WhyNot;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import java.util.List;

/** Has the rules judge one line, and has the story of it told. */
record Explaining(ChosenRules rules, WhyNotOption whyNot, Telling telling, Redacting redacting) {

  /** Tells of a line; gives the exit code. */
  int explain(RolloutRecord line, RolloutPass pass) {
    if (line instanceof RolloutRecord.Unreadable unreadable) {
      telling.unreadable(unreadable);
      return ExitCode.LEFT_OPEN;
    }
    RolloutRecord.Read read = (RolloutRecord.Read) line;
    RolloutItem item = read.content().item();
    pass.hear(read);
    if (item instanceof ResponseItem response) {
      Decision decision = pass.decideAll(response, line.line());
      telling.item(read, pass.told(decision), answers(pass, item, decision.firings()));
      return decision.decided() ? ExitCode.DONE : ExitCode.LEFT_OPEN;
    }
    LineMarks marks = pass.markAll(item);
    telling.notAnItem(read, pass.told(marks), answers(pass, item, marks.firings()));
    return marks.undecided().isEmpty() ? ExitCode.DONE : ExitCode.LEFT_OPEN;
  }

  private Answers answers(RolloutPass pass, RolloutItem item, List<Firing> firings) {
    if (!whyNot.given()) {
      return Answers.none();
    }
    WhyNot asked = WhyNot.of(rules.set(), item, pass.session(), firings);
    return whyNot
        .named(rules.set().catalogue())
        .map(rule -> Answers.of(rule, asked))
        .orElseGet(() -> Answers.of(asked, whyNot.all()))
        .redacted(redacting);
  }
}

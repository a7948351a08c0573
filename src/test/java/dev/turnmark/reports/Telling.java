package dev.turnmark.reports;

import dev.turnmark.audit.Decision;
import dev.turnmark.audit.LineMarks;
import dev.turnmark.audit.PartVerdict;
import dev.turnmark.fact.Typed;
import dev.turnmark.json.PlainJson;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.json.TurnmarkJson;
import dev.turnmark.model.RolloutItem.Unknown;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes down what is said of lines, one under the other. Of parts it says nothing where all of
 * them are kept, unless a rule said of one that a person typed it.
 */
final class Telling {

  private final StringBuilder text = new StringBuilder();

  void unreadable(RolloutRecord.Unreadable line) {
    begin(line, "unreadable: " + line.reason());
  }

  void item(RolloutRecord.Read line, Decision decision) {
    begin(line, decision.turnItem() == null ? "hidden" : TurnmarkJson.write(decision.turnItem()));
    List<String> facts = new ArrayList<>(decision.marks());
    decision.decidedBy().ifPresent(firing -> facts.add("by \"" + firing.rule() + "\""));
    add(String.join(", ", facts));
    if (decision.wrapped()) {
      add("request: " + PlainJson.write(decision.said()));
    }
    if (decision.parts().stream().anyMatch(Telling::isWorthTelling)) {
      decision.parts().forEach(this::part);
    }
    decision.undecided().forEach(sentence -> add("undecided: " + sentence));
    oddities(line);
  }

  void other(RolloutRecord.Read line, LineMarks decided) {
    begin(line, name(decided));
    if (!decided.marks().isEmpty()) {
      add(String.join(", ", decided.marks()));
    }
    decided.undecided().forEach(sentence -> add("undecided: " + sentence));
    oddities(line);
  }

  /** The name under which Codex counts the line, or the type of a line of an unknown kind. */
  private static String name(LineMarks decided) {
    return decided.rolloutType() == null && decided.item() instanceof Unknown unknown
        ? unknown.type()
        : String.valueOf(decided.rolloutType());
  }

  private static boolean isWorthTelling(PartVerdict part) {
    return part.outcome() != PartVerdict.Outcome.KEPT
        || part.by().concluded().stream().anyMatch(Typed.class::isInstance);
  }

  private void part(PartVerdict verdict) {
    add(
        "part %d %s, by \"%s\""
            .formatted(verdict.part(), verdict.outcome().label(), verdict.by().rule()));
  }

  private void oddities(RolloutRecord.Read line) {
    if (line.index() == null) {
      add("Codex skips it");
    }
    line.warnings().forEach(warning -> add("warning: " + warning));
  }

  private void begin(RolloutRecord line, String what) {
    text.append(line.line()).append("  ").append(what).append('\n');
  }

  private void add(String fact) {
    text.append("   ").append(fact).append('\n');
  }

  String text() {
    return text.toString();
  }
}

package dev.turnmark.cli;

import dev.turnmark.audit.Decision;
import dev.turnmark.audit.Firing;
import dev.turnmark.audit.FiringRecord;
import dev.turnmark.audit.LineMarks;
import dev.turnmark.audit.PartVerdict;
import dev.turnmark.audit.Redacting;
import dev.turnmark.audit.RuleFiring;
import dev.turnmark.json.OtherGrammar;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.RolloutItem.Compacted;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds in a file the items on which rules fired. */
final class Audit implements RolloutWalk.Visitor<Audit.Found> {

  private final String file;
  private final List<String> rules;
  private final AuditReport report;
  private final Redacting redacting;
  private final Tally tally = new Tally();
  private int fired;

  /**
   * What came of a file.
   *
   * @param fired how many firings were told
   */
  record Found(Tally tally, int fired) {

    /** All of them together. */
    static Found of(List<Found> files) {
      return new Found(
          Tally.of(files.stream().map(Found::tally).toList()),
          files.stream().mapToInt(Found::fired).sum());
    }
  }

  Audit(String file, List<String> rules, AuditReport report, Redacting redacting) {
    this.file = file;
    this.rules = rules;
    this.report = report;
    this.redacting = redacting;
  }

  @Override
  public void begin() {
    tally.begin();
  }

  @Override
  public void read(RolloutRecord.Read line, RolloutPass pass) {
    tally.read(line);
    RolloutItem item = line.content().item();
    Spot spot = Spot.of(file, line);
    if (item instanceof ResponseItem response) {
      tally.decided(decide(spot, response, pass));
      return;
    }
    mark(spot, pass.markAll(item), pass);
    if (item instanceof Compacted compacted && compacted.replacementHistory() != null) {
      List<ResponseItem> items = compacted.replacementHistory();
      for (int i = 0; i < items.size(); i++) {
        decide(spot.replacing(i), items.get(i), pass);
      }
    }
  }

  private Decision decide(Spot spot, ResponseItem item, RolloutPass pass) {
    Decision decision = pass.decideAll(item, spot.line().line());
    for (RuleFiring firing : firings(decision.firings())) {
      Decision told = pass.told(decision);
      String words = firing.words().isEmpty() ? ItemWords.of(told) : ItemWords.cut(firing.words());
      List<String> marks = spot.replacement() == null ? decision.marks() : List.of();
      tell(
          new FiringRecord(
              file,
              spot.line().line(),
              spot.replacement(),
              ItemName.of(told.item()),
              firing.rule(),
              told.shown(),
              marks,
              firing.part(),
              verdict(decision, firing.part()),
              FiringRecord.places(firing.span()),
              words,
              decision.revision(),
              FiringRecord.SCHEMA));
    }
    return decision;
  }

  private static @Nullable String verdict(Decision decision, @Nullable Integer part) {
    return decision.parts().stream()
        .filter(verdict -> part != null && verdict.part() == part)
        .map(PartVerdict::outcome)
        .map(PartVerdict.Outcome::label)
        .findFirst()
        .orElse(null);
  }

  private void mark(Spot spot, LineMarks marks, RolloutPass pass) {
    for (RuleFiring firing : firings(marks.firings())) {
      RolloutItem told = pass.told(marks).item();
      tell(
          new FiringRecord(
              file,
              spot.line().line(),
              null,
              LineName.of(told),
              firing.rule(),
              marks.undecided().isEmpty() ? "nothing" : "undecided",
              marks.marks(),
              null,
              null,
              null,
              ItemWords.of(told),
              marks.revision(),
              FiringRecord.SCHEMA));
    }
  }

  private List<RuleFiring> firings(List<Firing> all) {
    return rules.stream().flatMap(rule -> RuleFiring.of(rule, all, redacting).stream()).toList();
  }

  private void tell(FiringRecord firing) {
    fired++;
    report.fired(firing);
  }

  @Override
  public void unreadable(RolloutRecord.Unreadable line) {
    tally.unreadable(line);
  }

  @Override
  public boolean leftAside(OtherGrammar grammar, int lines) {
    tally.leftAside(lines);
    return false;
  }

  @Override
  public Found end(boolean complete) {
    tally.end(complete);
    report.end();
    return new Found(tally, fired);
  }
}

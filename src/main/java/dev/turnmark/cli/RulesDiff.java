package dev.turnmark.cli;

import dev.turnmark.audit.Change;
import dev.turnmark.audit.Decision;
import dev.turnmark.audit.LineMarks;
import dev.turnmark.audit.Redacting;
import dev.turnmark.json.OtherGrammar;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.RolloutItem.Compacted;
import java.util.List;

/** Decides each line of a file by two sets of rules, and gathers what is not the same. */
final class RulesDiff implements RolloutWalk.Visitor<RulesDiff.Found> {

  private final String file;
  private final RolloutPass head;
  private final Redacting redacting;
  private final Changes changes;
  private final Tally tally = new Tally();

  /**
   * What came of a file.
   *
   * @param tally what came of reading it, and of deciding by the first rules
   */
  record Found(Changes changes, Tally tally) {

    /** All of them together. */
    static Found of(List<Found> files, int mostExamples) {
      Changes changes = new Changes(mostExamples);
      files.forEach(file -> changes.add(file.changes));
      return new Found(changes, Tally.of(files.stream().map(Found::tally).toList()));
    }
  }

  /**
   * @param head decides by the second rules
   * @param redacting what may be told
   */
  RulesDiff(String file, RolloutPass head, Redacting redacting, int mostExamples) {
    this.file = file;
    this.head = head;
    this.redacting = redacting;
    this.changes = new Changes(mostExamples);
  }

  @Override
  public void begin() {
    tally.begin();
  }

  @Override
  public void read(RolloutRecord.Read line, RolloutPass base) {
    tally.read(line);
    RolloutItem item = line.content().item();
    head.hear(line);
    Spot spot = Spot.of(file, line);
    if (item instanceof ResponseItem response) {
      tally.decided(compare(spot, response, base));
      return;
    }
    LineMarks before = base.markAll(item);
    Change.between(before, head.markAll(item), redacting)
        .ifPresent(change -> changes.add(change, ChangePlace.of(spot, base.told(before))));
    if (item instanceof Compacted compacted && compacted.replacementHistory() != null) {
      List<ResponseItem> items = compacted.replacementHistory();
      for (int i = 0; i < items.size(); i++) {
        compare(spot.replacing(i), items.get(i), base);
      }
    }
  }

  private Decision compare(Spot spot, ResponseItem item, RolloutPass base) {
    Decision before = base.decideAll(item, spot.line().line());
    Decision after = head.decideAll(item, spot.line().line());
    Change.between(before, after, spot.replacement() == null, redacting)
        .ifPresent(
            change ->
                changes.add(change, ChangePlace.of(spot, base.told(before), head.told(after))));
    return before;
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
    return new Found(changes, tally);
  }
}

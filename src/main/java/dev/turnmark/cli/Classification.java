package dev.turnmark.cli;

import dev.turnmark.audit.Decision;
import dev.turnmark.json.OtherGrammar;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem.Compacted;
import dev.turnmark.rollout.Ordinals;
import java.util.List;

/** Decides the response items of a file, reports them and counts. */
final class Classification implements RolloutWalk.Visitor<Tally> {

  private final Report report;
  private final String file;
  private final boolean replacements;
  private final Tally tally = new Tally();
  private final Ordinals ordinals = new Ordinals();

  /**
   * @param replacements whether the items of replacement histories are decided too
   */
  Classification(Report report, String file, boolean replacements) {
    this.report = report;
    this.file = file;
    this.replacements = replacements;
  }

  @Override
  public void begin() {
    tally.begin();
    report.begin();
  }

  @Override
  public void read(RolloutRecord.Read line, RolloutPass pass) {
    if (line.content().item() instanceof ResponseItem response) {
      prepare(line, response, pass).run();
      return;
    }
    note(line);
    List<ResponseItem> items = replacing(line);
    for (int i = 0; i < items.size(); i++) {
      report.decided(Spot.of(file, line).replacing(i), pass.decide(items.get(i), line.line()));
    }
  }

  @Override
  public Runnable prepare(RolloutRecord.Read line, RolloutPass pass) {
    if (line.content().item() instanceof ResponseItem response) {
      return prepare(line, response, pass);
    }
    if (!replacing(line).isEmpty()) {
      pass.foresee(line);
    }
    return () -> read(line, pass);
  }

  private Runnable prepare(RolloutRecord.Read line, ResponseItem item, RolloutPass pass) {
    Decision decision = pass.decide(item, line.line());
    Runnable reporting = report.prepare(Spot.of(file, line), decision);
    return () -> {
      note(line);
      tally.decided(decision);
      reporting.run();
    };
  }

  private void note(RolloutRecord.Read line) {
    tally.read(line);
    ordinals.accept(line.line(), line.content());
  }

  /** The items of a replacement history, if they are asked for. */
  private List<ResponseItem> replacing(RolloutRecord.Read line) {
    return replacements
            && line.content().item() instanceof Compacted compacted
            && compacted.replacementHistory() != null
        ? compacted.replacementHistory()
        : List.of();
  }

  @Override
  public void unreadable(RolloutRecord.Unreadable line) {
    tally.unreadable(line);
    report.unreadable(file, line);
  }

  @Override
  public boolean leftAside(OtherGrammar grammar, int lines) {
    tally.leftAside(lines);
    report.leftAside(file, grammar, lines);
    return true;
  }

  @Override
  public Tally end(boolean complete) {
    report.end();
    tally.ordinals(ordinals.faults().size());
    tally.end(complete);
    return tally;
  }
}

package dev.turnmark.cli;

import dev.turnmark.audit.Decision;
import dev.turnmark.audit.LineMarks;
import dev.turnmark.audit.Placement;
import dev.turnmark.json.OtherGrammar;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.rollout.JudgedLine;
import dev.turnmark.rollout.LineContext;
import dev.turnmark.rollout.LineContexts;
import dev.turnmark.rollout.TellingLine;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * The second way through a file: reports every line that tells something, and where each stands.
 */
final class WholeStream implements RolloutWalk.Visitor<Tally> {

  private final Report report;
  private final Segment segment;
  private final Survey.Found found;
  private final LineContexts contexts;
  private final boolean replacements;
  private final Tally tally = new Tally();
  private final List<Decision> decisions = new ArrayList<>();
  private @Nullable LineMarks marks;
  private boolean over;

  /**
   * @param contexts goes on from what was reported before of the same conversation
   * @param replacements whether the items of replacement histories are reported too
   */
  WholeStream(
      Report report,
      Segment segment,
      Survey.Found found,
      LineContexts contexts,
      boolean replacements) {
    this.report = report;
    this.segment = segment;
    this.found = found;
    this.contexts = contexts;
    this.replacements = replacements;
  }

  @Override
  public void begin() {
    tally.begin();
    if (segment.isOwn()) {
      report.begin();
    }
  }

  @Override
  public boolean wantsMore() {
    return !over;
  }

  @Override
  public void read(RolloutRecord.Read line, RolloutPass pass) {
    if (segment.endsBefore(line.content().ordinal())) {
      over = true;
      return;
    }
    tally.read(line);
    JudgedLine judged = judge(line, pass);
    Spot spot = spot(line, contexts.next(judged), judged.judgement().inHistory());
    RolloutItem item = line.content().item();
    if (item instanceof ResponseItem) {
      tally.decided(decisions.get(0));
      report.decided(spot, decisions.get(0));
    } else if (marks != null && (tells(line) || found.faults().containsKey(line.line()))) {
      report.told(spot, marks);
    }
    for (int i = 0; replacements && i < judged.replacement().size(); i++) {
      report.decided(spot.replacing(i), decisions.get(i));
    }
  }

  /** The state lines of flat files have a number, and yet nothing to tell. */
  private boolean tells(RolloutRecord.Read line) {
    RolloutItem item = line.content().item();
    boolean state = item instanceof RolloutItem.Unknown && line.index() != null;
    return TellingLine.is(item) && !state && !found.echoes().contains(line.line());
  }

  private JudgedLine judge(RolloutRecord.Read line, RolloutPass pass) {
    decisions.clear();
    return JudgedLine.judge(
        line.line(),
        line.index(),
        line.content().item(),
        said -> {
          decisions.add(pass.decide(said, line.line()));
          return decisions.get(decisions.size() - 1);
        },
        other -> {
          marks = pass.marks(other);
          return marks;
        });
  }

  private Spot spot(RolloutRecord.Read line, LineContext context, boolean inHistory) {
    OptionalInt rollback = found.rolledBackBy().of(line.line());
    Placement placement =
        new Placement(
            context.turn(),
            context.turnId(),
            context.itemId(),
            rollback.isPresent() ? rollback.getAsInt() : null,
            !segment.isOwn() || found.lineage().inherited(line.line()),
            inHistory);
    String fault = found.faults().get(line.line());
    return Spot.of(segment.file().name(), line)
        .at(placement)
        .warning(fault == null ? List.of() : List.of(fault));
  }

  @Override
  public void unreadable(RolloutRecord.Unreadable line) {
    tally.unreadable(line);
    report.unreadable(segment.file().name(), line);
  }

  @Override
  public boolean leftAside(OtherGrammar grammar, int lines) {
    tally.leftAside(lines);
    report.leftAside(segment.file().name(), grammar, lines);
    return true;
  }

  @Override
  public Tally end(boolean complete) {
    tally.ordinals(found.faults().size());
    tally.end(complete);
    if (segment.isOwn()) {
      report.end();
    }
    return tally;
  }
}

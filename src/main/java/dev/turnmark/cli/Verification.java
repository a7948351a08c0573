package dev.turnmark.cli;

import dev.turnmark.audit.Decision;
import dev.turnmark.audit.Explanation;
import dev.turnmark.engine.Explainer;
import dev.turnmark.fact.Session;
import dev.turnmark.json.OtherGrammar;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.rollout.Pair;
import dev.turnmark.rollout.Pairing;

/** Holds the decisions about a file against what the file records, and counts. */
final class Verification implements RolloutWalk.Visitor<Verified> {

  private final Explainer explainer;
  private final VerifyReport report;
  private final Verified verified = new Verified();
  private final Pairing pairing = new Pairing(this::compared);
  private Session session = Session.UNKNOWN;
  private boolean begun;

  Verification(Explainer explainer, VerifyReport report) {
    this.explainer = explainer;
    this.report = report;
  }

  @Override
  public void begin() {
    begun = true;
    verified.tally().begin();
    report.begin();
  }

  @Override
  public void read(RolloutRecord.Read line, RolloutPass pass) {
    verified.tally().read(line);
    session = pass.session();
    RolloutItem item = line.content().item();
    if (!(item instanceof ResponseItem response)) {
      pairing.pass(line.line(), item);
      return;
    }
    Decision decision = pass.decideAll(response, line.line());
    verified.tally().decided(decision);
    if (decision.decided()) {
      pairing.decided(line.line(), decision, line.content().metadata());
    } else {
      report.undecided(line.line(), decision);
    }
  }

  private void compared(Pair pair) {
    Explanation explanation = explainer.explain(pair.comparison(), session);
    verified.add(pair, explanation);
    if (!explanation.agrees()) {
      report.disagreement(pair, explanation);
    }
  }

  @Override
  public void unreadable(RolloutRecord.Unreadable line) {
    verified.tally().unreadable(line);
    report.unreadable(line);
  }

  @Override
  public boolean leftAside(OtherGrammar grammar, int lines) {
    verified.tally().leftAside(lines);
    report.leftAside(grammar, lines);
    return true;
  }

  @Override
  public Verified end(boolean complete) {
    pairing.end();
    verified.tally().end(complete);
    if (begun) {
      report.end(verified);
    }
    return verified;
  }
}

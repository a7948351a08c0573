package dev.turnmark.cli;

import dev.turnmark.audit.Decision;
import dev.turnmark.audit.LineMarks;
import dev.turnmark.json.OtherGrammar;
import dev.turnmark.json.RolloutRecord;

/** Tells nothing: what came of the lines is counted elsewhere. */
record NoReport() implements Report {

  @Override
  public void begin() {}

  @Override
  public void decided(Spot spot, Decision decision) {}

  @Override
  public void told(Spot spot, LineMarks marks) {}

  @Override
  public void unreadable(String file, RolloutRecord.Unreadable line) {}

  @Override
  public void leftAside(String file, OtherGrammar grammar, int lines) {}

  @Override
  public void end() {}
}

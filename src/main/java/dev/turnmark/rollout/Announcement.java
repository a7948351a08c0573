package dev.turnmark.rollout;

import dev.turnmark.fact.RollbackUnit;
import dev.turnmark.model.ResponseItem.AgentMessage;

/**
 * Remembers whether the line before announced a message between agents: it and the message are then
 * one unit. Only a line directly before does, as Codex counts lines.
 */
final class Announcement {

  /** The line that announced; 0 when none did. */
  private int line;

  private boolean directlyBefore;

  /** Takes notice of a line when it has been looked at. */
  void pass(JudgedLine passed) {
    directlyBefore = passed.judgement().bears(RollbackUnit.LABEL);
    if (directlyBefore) {
      line = passed.line();
    } else if (passed.index() != null) {
      line = 0;
    }
  }

  /** Whether the next line, of which this was decided, was announced. */
  boolean covers(Judgement next) {
    return line > 0 && next.item() instanceof AgentMessage;
  }

  /**
   * Where the next line begins: with its announcement, unless there is none, or a line between them
   * that Codex would skip and that counts all the same.
   */
  int beginning(JudgedLine next) {
    return directlyBefore && covers(next.judgement()) ? line : next.line();
  }
}

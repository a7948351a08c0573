package dev.turnmark.rollout;

import dev.turnmark.model.Internal;

/** Follows a file line by line, and says of each where in the conversation it stands. */
@Internal
public final class LineContexts {

  private final TurnIds turnIds = new TurnIds();
  private int turns;

  /** Where the next line stands; call it for every line, in the order of the file. */
  public LineContext next(JudgedLine line) {
    turnIds.pass(line.item());
    if (line.judgement().opensTurn()) {
      turns++;
    }
    LineContext context =
        new LineContext(
            turns == 0 ? null : turns, turnIds.of(line.item()), LineContext.itemId(line.item()));
    turnIds.leave(line.item());
    return context;
  }
}

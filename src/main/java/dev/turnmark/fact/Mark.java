package dev.turnmark.fact;

/** A place in the conversation at which something can be cut, counted, edited or taken back. */
public sealed interface Mark extends Conclusion
    permits UserMessagePosition, TurnBoundary, ForkTurn, RollbackUnit, RollsBack {

  /** How outputs name it. */
  String label();
}

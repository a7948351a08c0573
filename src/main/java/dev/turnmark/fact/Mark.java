package dev.turnmark.fact;

/** A place in the conversation at which something can be cut, counted or edited. */
public sealed interface Mark extends Conclusion
    permits UserMessagePosition, TurnBoundary, ForkTurn {

  /** How outputs name it. */
  String label();
}

package dev.turnmark.audit;

/**
 * Hears what is decided, on the thread that asked for it and before that gets its answer. What a
 * listener throws reaches whoever asked.
 */
@FunctionalInterface
public interface DecisionListener {

  /** An item was decided, or left undecided. */
  void decided(Decision decision);

  /** It was said what a line without a response item is a place for. */
  default void marked(LineMarks marks) {}
}

package dev.turnmark.engine;

import dev.turnmark.audit.Firing;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Rules that failed or would not stop. The item stays undecided, and the next one is unaffected.
 */
final class RuleFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private static final int DEEPEST = 100;

  private final String sentence;
  private final transient List<Firing> firings;

  RuleFailure(String sentence, List<Firing> firings) {
    super(sentence);
    this.sentence = sentence;
    this.firings = List.copyOf(firings);
  }

  /** What went wrong. */
  String sentence() {
    return sentence;
  }

  /** What had fired until then. */
  List<Firing> firings() {
    return firings;
  }

  /** The innermost cause, in a few words. What a rule throws may go round in a circle. */
  static String describe(Throwable failure) {
    Throwable innermost = failure;
    for (int i = 0; i < DEEPEST && innermost.getCause() != null; i++) {
      innermost = innermost.getCause();
    }
    String message = message(innermost);
    String kind = innermost.getClass().getSimpleName();
    return message == null ? kind : kind + ": " + message.lines().findFirst().orElse("");
  }

  private static @Nullable String message(Throwable failure) {
    try {
      return failure.getMessage();
    } catch (RuntimeException | StackOverflowError untold) {
      return null;
    }
  }
}

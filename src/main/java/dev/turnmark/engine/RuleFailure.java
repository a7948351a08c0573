package dev.turnmark.engine;

import dev.turnmark.audit.Firing;
import java.util.List;

/**
 * Rules that failed or would not stop. The item stays undecided, and the next one is unaffected.
 */
final class RuleFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

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

  /** The innermost cause, in a few words. */
  static String describe(Throwable failure) {
    Throwable innermost = failure;
    while (innermost.getCause() != null) {
      innermost = innermost.getCause();
    }
    String message = innermost.getMessage();
    String kind = innermost.getClass().getSimpleName();
    return message == null ? kind : kind + ": " + message.lines().findFirst().orElse("");
  }
}

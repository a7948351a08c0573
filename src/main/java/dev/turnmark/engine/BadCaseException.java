package dev.turnmark.engine;

/** A case file that says nothing that could be checked: where, and what was expected there. */
public final class BadCaseException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  BadCaseException(String sentence) {
    super(sentence);
  }
}

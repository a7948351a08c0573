package dev.turnmark.audit;

/** How many of the content parts of a message are injected. */
public enum Contextual {
  /** None of them, or there are no parts. */
  NONE,
  /** At least one, and at least one is not. */
  SOME,
  /** Every one. */
  ALL;

  /** Of so many parts so many are injected. */
  public static Contextual of(long injected, int parts) {
    if (injected == 0) {
      return NONE;
    }
    return injected == parts ? ALL : SOME;
  }
}

package dev.turnmark.audit;

import java.util.Locale;

/** How many of the content parts of a message are injected. */
public enum Contextual {
  /** None of them, or there are no parts. */
  NONE,
  /** At least one, and at least one is not. */
  SOME,
  /** Every one. */
  ALL;

  /** How outputs name it. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Of so many parts so many are injected. */
  public static Contextual of(long injected, int parts) {
    if (injected == 0) {
      return NONE;
    }
    return injected == parts ? ALL : SOME;
  }
}

package dev.turnmark.reference;

/** How many content parts of a message a harness put there. */
public enum Contextual {
  NONE,
  SOME,
  ALL
}

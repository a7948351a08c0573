package dev.turnmark.rules.facts;

/** A part that a person wrote after all. */
// Two equal messages are two: facts are told apart by identity.
@SuppressWarnings("ReferenceEquality")
public record Typed(Part part) {

  public boolean of(Part other) {
    return part == other;
  }
}

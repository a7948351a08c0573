package dev.turnmark.rules.facts;

/** A part that the harness wrote. */
// Two equal messages are two: facts are told apart by identity.
@SuppressWarnings("ReferenceEquality")
public record Context(Part part) {

  public boolean of(Item.Message message) {
    return part.message() == message;
  }

  public boolean of(Part other) {
    return part == other;
  }
}

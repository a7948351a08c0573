package dev.turnmark.fact;

/** A part that tells the model of its surroundings. */
public record Context(Part part, Span span) implements Injected {

  /** Found in all the words of the part. */
  public Context(Part part) {
    this(part, part.span());
  }
}

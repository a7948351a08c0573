package dev.turnmark.fact;

/**
 * A part that a person typed, however much it looks injected. Nothing in the rules of Codex
 * concludes this; rules laid over them may, and the rules of Codex then count the part as words.
 */
public record Typed(Part part) implements Finding {

  @Override
  public Span span() {
    return part.span();
  }
}

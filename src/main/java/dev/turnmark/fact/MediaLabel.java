package dev.turnmark.fact;

/** A part whose words only say where the picture or sound beside it begins or ends. */
public record MediaLabel(Part part) implements Finding {

  @Override
  public Span span() {
    return new Span(0, part.text().length());
  }
}

package dev.turnmark.fact;

/**
 * What a person asked for, inside a part that a client wrapped around it. The part is no less a
 * prompt for that: only what is worth showing of it is less. Nothing in the rules of Codex
 * concludes this; rules laid over them may.
 *
 * @param span where the request stands in the words of the part, in UTF-16 code units
 */
public record Request(Part part, Span span) implements Finding {

  public Request {
    if (span.end() > part.text().length()) {
      throw new IllegalArgumentException(
          "expected a request within %d characters but was %d..%d"
              .formatted(part.text().length(), span.start(), span.end()));
    }
  }
}

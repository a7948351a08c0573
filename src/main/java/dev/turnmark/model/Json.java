package dev.turnmark.model;

import com.fasterxml.jackson.annotation.JsonRawValue;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * A JSON value that nobody here looks into, kept as the text it was written as.
 *
 * @param text well-formed JSON
 */
public record Json(@JsonValue @JsonRawValue String text) {

  /** The value {@code null}, written out. */
  public static final Json NULL = new Json("null");

  public Json {
    if (text.isBlank()) {
      throw new IllegalArgumentException("a JSON value is not blank");
    }
  }
}

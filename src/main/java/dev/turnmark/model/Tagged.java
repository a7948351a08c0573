package dev.turnmark.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/** A value whose JSON says what it is in a field named {@code type}. */
@JsonPropertyOrder("type")
public interface Tagged {

  /** The tag as written in JSON, for example {@code function_call}. */
  @JsonProperty("type")
  default String type() {
    return Tags.of(getClass());
  }
}

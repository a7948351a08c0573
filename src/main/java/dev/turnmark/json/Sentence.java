package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonToken;

/** The one form of sentence about JSON that is not as it should be. */
final class Sentence {

  private Sentence() {}

  static String of(String expected, String was) {
    return "expected " + expected + " but was " + was;
  }

  /** What a sentence calls a token. */
  static String kind(JsonToken token) {
    return switch (token) {
      case VALUE_STRING -> "a string";
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> "a number";
      case VALUE_TRUE, VALUE_FALSE -> "a boolean";
      case VALUE_NULL -> "null";
      case START_OBJECT -> "an object";
      case START_ARRAY -> "an array";
      default -> "nothing";
    };
  }
}

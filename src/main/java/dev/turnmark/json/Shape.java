package dev.turnmark.json;

import java.io.IOException;

/** How values of one Java type look in JSON. */
interface Shape {

  /** What a sentence calls such a value, for example {@code a string}. */
  String expected();

  /**
   * Reads the value at which the parser stands, to its end.
   *
   * @return the value, or {@link Reading#MISMATCH} when its type is another
   * @throws UnreadableException when something inside it is wrong
   */
  Object read(Reading in) throws IOException, UnreadableException;

  /** Whether it has no parts with a shape of their own, so that it is right or wrong as a whole. */
  default boolean isPlain() {
    return true;
  }
}

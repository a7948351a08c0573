package dev.turnmark.json;

/**
 * Something odd that was read all the same.
 *
 * @param path where, for example {@code $.payload.phase}; {@code $} when it is about the whole line
 * @param sentence what was expected and what was there
 */
public record Warning(String path, String sentence) {

  /** The sentence and the place in one. */
  @Override
  public String toString() {
    return sentence + " at " + path;
  }
}

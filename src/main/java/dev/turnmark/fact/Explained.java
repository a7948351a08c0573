package dev.turnmark.fact;

/**
 * A difference that is as it should be: the two sides say the same in their own ways, or the file
 * never tells of the other side.
 *
 * @param as what kind of honest disagreement it is, in one word: {@code local_image}
 */
public record Explained(Difference difference, String as) {

  public Explained {
    if (!as.matches("[a-z][a-z0-9_]*")) {
      throw new IllegalArgumentException("a kind is one word in small letters, but was " + as);
    }
  }
}

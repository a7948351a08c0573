package dev.turnmark.fact;

import java.util.Random;

/** Random texts, made of the pieces that matter. */
final class Texts {

  private Texts() {}

  /** Up to {@code length} of the pieces, one after the other. */
  static String of(Random random, int length, String... pieces) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(length + 1); i > 0; i--) {
      text.append(pieces[random.nextInt(pieces.length)]);
    }
    return text.toString();
  }

  /** A text with a few pieces put in, taken out or doubled somewhere. */
  static String mutated(Random random, String text, String... pieces) {
    StringBuilder mutant = new StringBuilder(text);
    for (int i = random.nextInt(4); i >= 0; i--) {
      int at = random.nextInt(mutant.length() + 1);
      int end = Math.min(mutant.length(), at + random.nextInt(4));
      switch (random.nextInt(3)) {
        case 0 -> mutant.insert(at, pieces[random.nextInt(pieces.length)]);
        case 1 -> mutant.delete(at, end);
        default -> mutant.insert(at, mutant.substring(at, end));
      }
    }
    return mutant.toString();
  }
}

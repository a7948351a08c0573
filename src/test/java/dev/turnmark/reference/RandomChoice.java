package dev.turnmark.reference;

import java.util.List;
import java.util.Random;

/** Draws from a seeded source. */
final class RandomChoice {

  private final Random random;

  RandomChoice(long seed) {
    random = new Random(seed);
  }

  /** A number from 0 up to, and without, the bound. */
  int below(int bound) {
    return random.nextInt(bound);
  }

  boolean percent(int chance) {
    return random.nextInt(100) < chance;
  }

  <T> T of(List<T> values) {
    return values.get(random.nextInt(values.size()));
  }

  String of(String... values) {
    return values[random.nextInt(values.length)];
  }
}

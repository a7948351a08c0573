package dev.turnmark.engine;

/** Thrown into the engine to stop rules that would not, or not in time. */
final class Runaway extends RuntimeException {

  private static final long serialVersionUID = 1L;

  Runaway(String howFar) {
    super(howFar, null, false, false);
  }
}

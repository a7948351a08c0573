package dev.turnmark.engine;

import dev.turnmark.model.ResponseItem.Message;

/** How often rules may fire for an item before they are taken not to stop. */
final class FiringLimit {

  private static final int BASE = 1_000;
  private static final int PER_PART = 10;

  /** A rule that goes round in its consequence concludes without end, and fires once. */
  private static final int CONCLUSIONS_PER_FIRING = 10;

  private FiringLimit() {}

  static int of(Object fact) {
    return fact instanceof Message message ? BASE + PER_PART * message.content().size() : BASE;
  }

  /** How much they may conclude, where they may fire so often. */
  static int conclusions(int firings) {
    return (int) Math.min(Integer.MAX_VALUE, (long) CONCLUSIONS_PER_FIRING * firings);
  }
}

package dev.turnmark.engine;

import dev.turnmark.model.ResponseItem.Message;

/** How often rules may fire for an item before they are taken not to stop. */
final class FiringLimit {

  private static final int BASE = 1_000;
  private static final int PER_PART = 10;

  private FiringLimit() {}

  static int of(Object fact) {
    return fact instanceof Message message ? BASE + PER_PART * message.content().size() : BASE;
  }
}

package dev.turnmark.engine;

import dev.turnmark.model.ResponseItem.Message;
import java.util.List;

/** How many content parts an item may have, so that all of them fit into memory when decided. */
final class PartLimit {

  /** What a part may take with all that is concluded of it; about a third was seen. */
  private static final int BYTES_PER_PART = 8 << 10;

  /** Asking for it costs more than what it is asked for. */
  private static final long MEMORY = Runtime.getRuntime().maxMemory();

  private PartLimit() {}

  /**
   * Refuses an item that has more.
   *
   * @throws RuleFailure that says so
   */
  static void check(Object fact) {
    check(fact, MEMORY);
  }

  /** The same where memory has so many bytes. */
  static void check(Object fact, long memory) {
    long most = memory / BYTES_PER_PART;
    if (fact instanceof Message message && message.content().size() > most) {
      throw new RuleFailure(
          ("expected at most %d content parts, as many as memory has room for, but was %d; give"
                  + " Java more memory with -Xmx")
              .formatted(most, message.content().size()),
          List.of());
    }
  }
}

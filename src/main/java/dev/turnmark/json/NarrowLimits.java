package dev.turnmark.json;

import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.RolloutItem.Compacted;

/** Holds records against limits that are narrower than what can be read. */
final class NarrowLimits {

  private final ReadingLimits limits;
  private final byte[] bytes;
  private final int start;
  private final int end;
  private final LongTexts texts;

  private NarrowLimits(ReadingLimits limits, byte[] bytes, int start, int end, LongTexts texts) {
    this.limits = limits;
    this.bytes = bytes;
    this.start = start;
    this.end = end;
    this.texts = texts;
  }

  /**
   * Refuses a record that nests too deep or has too long a text. It need not be JSON.
   *
   * @param texts what was left out of it
   */
  static void check(ReadingLimits limits, byte[] bytes, int start, int end, LongTexts texts)
      throws UnreadableException {
    if (end - start > limits.record()) {
      throw new UnreadableException(Limits.whole(limits.record()));
    }
    if (limits.areNarrow()) {
      new NarrowLimits(limits, bytes, start, end, texts).check();
    }
  }

  private void check() throws UnreadableException {
    int depth = 0;
    int at = start;
    while (at < end) {
      switch (bytes[at]) {
        case '{', '[' -> depth++;
        case '}', ']' -> depth--;
        case '"' -> at = text(at);
        default -> {}
      }
      if (depth > limits.depth()) {
        throw Malformed.tooDeep(limits.depth());
      }
      at++;
    }
  }

  /** The place of the closing quote, or the end. */
  private int text(int quote) throws UnreadableException {
    int at = quote + 1;
    while (at < end && bytes[at] != '"') {
      at += bytes[at] == '\\' ? 2 : 1;
    }
    LongText left = texts.at(quote);
    long length = left == null ? Math.min(at, end) - quote - 1L : left.length();
    if (length > limits.text()) {
      throw new UnreadableException(
          "expected a text of at most %d bytes but was one of %d bytes at byte %d; the limit `text` can be raised"
              .formatted(limits.text(), length, texts.original(quote) - start));
    }
    return at;
  }

  /** Refuses a message of too many parts, wherever in a line it stands. */
  static void check(ReadingLimits limits, RolloutItem item) throws UnreadableException {
    if (limits.parts() == Integer.MAX_VALUE) {
      return;
    }
    parts(limits, item, "");
    if (item instanceof Compacted compacted && compacted.replacementHistory() != null) {
      int index = 0;
      for (ResponseItem replacement : compacted.replacementHistory()) {
        parts(limits, replacement, " in item %d of the replacement history".formatted(index++));
      }
    }
  }

  private static void parts(ReadingLimits limits, RolloutItem item, String where)
      throws UnreadableException {
    if (item instanceof Message message && message.content().size() > limits.parts()) {
      throw new UnreadableException(
          "expected at most %d content %s but was %d%s; the limit `parts` can be raised"
              .formatted(
                  limits.parts(),
                  limits.parts() == 1 ? "part" : "parts",
                  message.content().size(),
                  where));
    }
  }
}

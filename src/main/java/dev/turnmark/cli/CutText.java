package dev.turnmark.cli;

import dev.turnmark.json.ReadingLimits;
import dev.turnmark.json.RolloutText;
import java.io.IOException;

/**
 * The text that is to be cut.
 *
 * @param packed whether the file holds it packed
 * @param lines how many lines it has, blank ones too
 */
record CutText(boolean packed, int lines) {

  private static final int SIZE = 1 << 16;

  /** Of a file that has been read already. */
  static CutText of(Spool spool, ReadingLimits limits) throws IOException {
    try (RolloutText text = RolloutText.of(spool.open(), limits)) {
      return new CutText(text.packed(), lines(text));
    }
  }

  /** What stands behind the last line feed is a line as well. */
  private static int lines(RolloutText text) throws IOException {
    byte[] buffer = new byte[SIZE];
    int lines = 0;
    boolean ended = true;
    for (int filled = text.read(buffer); filled >= 0; filled = text.read(buffer)) {
      for (int i = 0; i < filled; i++) {
        ended = buffer[i] == '\n';
        lines += ended ? 1 : 0;
      }
    }
    return ended ? lines : lines + 1;
  }
}

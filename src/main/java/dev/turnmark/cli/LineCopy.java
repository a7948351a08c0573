package dev.turnmark.cli;

import java.io.IOException;
import java.io.InputStream;

/** Copies some lines of a stream, byte for byte. A line ends behind a line feed. */
final class LineCopy {

  private static final int SIZE = 1 << 16;

  private final InputStream in;
  private final Sink out;
  private final byte[] buffer = new byte[SIZE];
  private int line = 1;

  LineCopy(InputStream in, Sink out) {
    this.in = in;
    this.out = out;
  }

  /**
   * Copies the lines from one on, and before another.
   *
   * @param first from 1
   */
  void copy(int first, int end) throws IOException {
    int filled = 0;
    while (line < end && filled >= 0) {
      filled = in.read(buffer);
      copy(first, end, filled);
    }
  }

  private void copy(int first, int end, int filled) {
    int from = 0;
    while (from < filled && line < end) {
      boolean wanted = line >= first;
      int to = wanted ? after(end, from, filled) : after(first, from, filled);
      if (wanted) {
        out.write(buffer, from, to - from);
      }
      from = to;
    }
  }

  /** Where a line begins in the buffer; its end when the line is not there yet. */
  private int after(int wanted, int from, int filled) {
    for (int i = from; i < filled; i++) {
      if (buffer[i] == '\n' && ++line == wanted) {
        return i + 1;
      }
    }
    return filled;
  }
}

package dev.turnmark.bench;

import java.io.OutputStream;

/** Goes nowhere, and is counted. */
final class CountedBytes extends OutputStream {

  private long count;

  @Override
  public void write(int single) {
    count++;
  }

  @Override
  public void write(byte[] bytes, int offset, int length) {
    count += length;
  }

  long count() {
    return count;
  }
}

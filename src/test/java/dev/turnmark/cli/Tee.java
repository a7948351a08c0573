package dev.turnmark.cli;

import java.io.IOException;
import java.io.OutputStream;

/** Writes to two streams. */
final class Tee extends OutputStream {

  private final OutputStream one;
  private final OutputStream other;

  Tee(OutputStream one, OutputStream other) {
    this.one = one;
    this.other = other;
  }

  @Override
  public void write(int value) throws IOException {
    one.write(value);
    other.write(value);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    one.write(bytes, offset, length);
    other.write(bytes, offset, length);
  }
}

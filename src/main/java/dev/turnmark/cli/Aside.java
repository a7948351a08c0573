package dev.turnmark.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.util.function.Consumer;

/**
 * What is said beside the output. If it can't be heard, the work goes on: that is noted once, and
 * nothing more is said.
 */
final class Aside extends OutputStream {

  private final OutputStream out;
  private final Consumer<OutputException> unheard;
  private volatile boolean failed;

  /**
   * @param unheard told of the first failure
   */
  Aside(OutputStream out, Consumer<OutputException> unheard) {
    this.out = out;
    this.unheard = unheard;
  }

  @Override
  public void write(int single) {
    write(new byte[] {(byte) single}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) {
    if (failed) {
      return;
    }
    try {
      out.write(bytes, offset, length);
    } catch (IOException e) {
      failed = true;
      unheard.accept(new OutputException(e));
    }
  }

  @Override
  public void flush() {
    if (failed) {
      return;
    }
    try {
      out.flush();
    } catch (IOException e) {
      failed = true;
      unheard.accept(new OutputException(e));
    }
  }
}

package dev.turnmark.cli;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * An input that may pause. Before its reader has to wait, what was printed so far is handed on, so
 * that of lines that come one by one each is told at once.
 */
final class TimelyInput extends FilterInputStream {

  private final Terminal terminal;

  TimelyInput(InputStream in, Terminal terminal) {
    super(in);
    this.terminal = terminal;
  }

  @Override
  public int read() throws IOException {
    beforeWaiting();
    return super.read();
  }

  @Override
  public int read(byte[] bytes, int offset, int count) throws IOException {
    beforeWaiting();
    return super.read(bytes, offset, count);
  }

  private void beforeWaiting() throws IOException {
    if (in.available() == 0) {
      terminal.flush();
    }
  }
}

package dev.turnmark.cli;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** Shows a waiting person how many of many files are done. */
interface Progress extends AutoCloseable {

  /** One more file is done. */
  void step();

  @Override
  void close();

  /** Writes to the standard error without running into what is shown there. */
  OutputStream outOfTheWayOf(OutputStream err);

  /**
   * A bar on the standard error, where it can be of use: there are several files, and the standard
   * error is a terminal that does not show the output as well.
   */
  static Progress of(Terminal terminal, int files, boolean quiet) {
    boolean seen = terminal.screen().showsErr() && !terminal.screen().showsOut();
    return seen && !quiet && files > 1 ? new Bar(terminal, files) : new None();
  }

  /** Shows nothing. */
  final class None implements Progress {

    @Override
    public void step() {}

    @Override
    public void close() {}

    @Override
    public OutputStream outOfTheWayOf(OutputStream err) {
      return err;
    }
  }

  /** A bar in the last line of the terminal. */
  final class Bar implements Progress {

    private static final byte[] CLEAR_LINE = "\r\u001b[K".getBytes(StandardCharsets.US_ASCII);

    private final ProgressBar bar;
    private final LastLine line;

    Bar(Terminal terminal, int files) {
      this.line = new LastLine(terminal.rawErr());
      PrintStream err = new PrintStream(line, false, StandardCharsets.UTF_8);
      this.bar =
          new ProgressBarBuilder()
              .setTaskName("files")
              .setInitialMax(files)
              .setStyle(ProgressBarStyle.ASCII)
              .setConsumer(new ConsoleProgressBarConsumer(err, terminal.width() - 1))
              .build();
    }

    @Override
    public void step() {
      bar.step();
    }

    @Override
    public void close() {
      bar.close();
      line.end();
    }

    /** What is written takes the place of the bar, which comes again below it. */
    @Override
    public OutputStream outOfTheWayOf(OutputStream err) {
      return new FilterOutputStream(err) {
        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
          out.write(CLEAR_LINE);
          out.write(bytes, offset, length);
        }
      };
    }
  }

  /** What a bar is drawn on. The library may end its line late, or draw once more. */
  final class LastLine extends FilterOutputStream {

    private int last = '\n';
    private boolean ended;

    LastLine(OutputStream err) {
      super(err);
    }

    @Override
    public void write(int value) throws IOException {
      write(new byte[] {(byte) value}, 0, 1);
    }

    @Override
    public synchronized void write(byte[] bytes, int offset, int length) throws IOException {
      if (!ended && length > 0) {
        out.write(bytes, offset, length);
        last = bytes[offset + length - 1];
      }
    }

    /** Ends the line if it has not been ended, and takes no more. */
    synchronized void end() {
      try {
        if (last != '\n') {
          out.write('\n');
        }
        out.flush();
      } catch (IOException e) {
        // Nobody hears; the bar tells nothing that is missed.
      }
      ended = true;
    }
  }
}

package dev.turnmark.cli;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Writes lines as UTF-8, whatever the platform's own encoding is, and fails when it cannot. */
final class Printer {

  private final Writer writer;
  private boolean failed;
  private @Nullable OutputException untold;

  Printer(OutputStream out) {
    this.writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), 1 << 16);
  }

  /**
   * Writes a line.
   *
   * @throws OutputException when nothing more can be written
   */
  void line(String text) {
    attempt(
        () -> {
          writer.write(text);
          writer.write('\n');
        });
  }

  /**
   * Writes a line that need not fit into memory.
   *
   * @throws OutputException when nothing more can be written
   */
  void line(Content content) {
    attempt(
        () -> {
          content.writeTo(writer);
          writer.write('\n');
        });
  }

  /** What writes itself. */
  interface Content {
    void writeTo(Writer out) throws IOException;
  }

  /**
   * Hands on what was written.
   *
   * @throws OutputException when it cannot be
   */
  void flush() {
    OutputException late = untold;
    if (late != null) {
      untold = null;
      throw late;
    }
    attempt(writer::flush);
  }

  /** For what prints by itself; if that fails, the next to flush is told. */
  PrintWriter asPrintWriter() {
    return new PrintWriter(new Late());
  }

  /** A {@link PrintWriter} keeps silent about what it could not write: it is told at the end. */
  private final class Late extends Writer {

    @Override
    public void write(char[] text, int offset, int length) {
      later(() -> writer.write(text, offset, length));
    }

    @Override
    public void flush() {
      later(writer::flush);
    }

    private void later(Writing writing) {
      try {
        attempt(writing);
      } catch (OutputException e) {
        untold = e;
      }
    }

    @Override
    public void close() {
      flush();
    }
  }

  /** Complains once: what could not be written is lost, and so is all that comes after it. */
  private void attempt(Writing writing) {
    if (failed) {
      return;
    }
    try {
      writing.run();
    } catch (IOException e) {
      failed = true;
      throw new OutputException(e);
    }
  }

  private interface Writing {
    void run() throws IOException;
  }
}

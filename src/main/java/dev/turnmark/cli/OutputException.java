package dev.turnmark.cli;

import java.io.IOException;
import java.util.Locale;

/** The output took no more. */
final class OutputException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final boolean readerLeft;

  /** Of the standard output. */
  OutputException(IOException cause) {
    super("the output cannot be written: " + cause.getMessage(), cause);
    this.readerLeft = String.valueOf(cause.getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
  }

  /** Of a file that the user named. */
  OutputException(String file, IOException cause) {
    super(Trouble.writing(file, cause), cause);
    this.readerLeft = false;
  }

  /** Whether it was a pipe whose reader had seen enough: {@code turnmark … | head}. */
  boolean readerLeft() {
    return readerLeft;
  }
}

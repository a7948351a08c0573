package dev.turnmark.cli;

import java.io.IOException;
import java.util.Locale;

/** The output took no more. */
final class OutputException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  OutputException(IOException cause) {
    super("the output cannot be written: " + cause.getMessage(), cause);
  }

  /** Whether it was a pipe whose reader had seen enough: {@code turnmark … | head}. */
  boolean readerLeft() {
    return String.valueOf(getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
  }
}

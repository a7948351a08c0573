package dev.turnmark.cli;

import java.io.IOException;
import java.util.Locale;

/** The output took no more. */
final class OutputException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  OutputException(IOException cause) {
    super(Trouble.with("the output", cause), cause);
  }

  /** Whether it was a pipe whose reader had seen enough: {@code turnmark … | head}. */
  boolean readerLeft() {
    return String.valueOf(getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
  }
}

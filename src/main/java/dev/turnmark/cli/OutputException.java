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

  private OutputException(String sentence, OutputException cause) {
    super(sentence, cause);
    this.readerLeft = false;
  }

  /** Of a file that the user named, and that would have become whole only with the output. */
  static OutputException unfinished(String file, OutputException cause) {
    return new OutputException(
        PlainText.escaped(file)
            + ": it is not written, since the output was closed before all was decided",
        cause);
  }

  /** Whether it was a pipe whose reader had seen enough: {@code turnmark … | head}. */
  boolean readerLeft() {
    return readerLeft;
  }
}

package dev.turnmark.cli;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Objects;

/** What an operating system refused, in a sentence. */
final class Trouble {

  private Trouble() {}

  static String with(String name, IOException problem) {
    return PlainText.escaped(name) + ": " + reason(problem);
  }

  static String with(String name, UncheckedIOException problem) {
    return with(name, Objects.requireNonNull(problem.getCause()));
  }

  /** What was refused when a file was to be written. */
  static String writing(String name, IOException problem) {
    return PlainText.escaped(name) + ": it cannot be written: " + refusal(problem);
  }

  private static String refusal(IOException problem) {
    if (problem instanceof NoSuchFileException) {
      return "there is no such directory";
    }
    if (problem instanceof AccessDeniedException) {
      return "permission is denied";
    }
    String message =
        problem instanceof FileSystemException refused ? refused.getReason() : problem.getMessage();
    return PlainText.oneLine(Objects.requireNonNullElse(message, "the reason is not known"));
  }

  private static String reason(IOException problem) {
    if (problem instanceof NoSuchFileException || problem instanceof FileNotFoundException) {
      return "there is no such file or directory";
    }
    if (problem instanceof AccessDeniedException) {
      return "permission to read it is denied";
    }
    String message =
        problem instanceof FileSystemException refused ? refused.getReason() : problem.getMessage();
    return message == null
        ? "it cannot be read"
        : "it cannot be read: " + PlainText.oneLine(message);
  }
}

package dev.turnmark.json;

/** JSON that does not say what it should; the message is one sentence with the place in it. */
public final class UnreadableException extends Exception {

  private static final long serialVersionUID = 1L;

  private final transient Warning warning;

  /**
   * Of something that can't be read.
   *
   * @param sentence what was expected, what was there, and where
   */
  public UnreadableException(String sentence) {
    this(sentence, new Warning("$", sentence));
  }

  UnreadableException(Warning warning) {
    this(warning.toString(), warning);
  }

  /** Without a stack trace: what is wrong lies in the data, and bad lines come by the thousand. */
  private UnreadableException(String sentence, Warning warning) {
    super(sentence, null, false, false);
    this.warning = warning;
  }

  /** What was expected, what was there, and where. */
  public String sentence() {
    return String.valueOf(getMessage());
  }

  /** The same for a line that is kept in spite of it. */
  Warning warning() {
    return warning;
  }
}

package dev.turnmark.cli;

import java.util.Map;

/**
 * What of a terminal a person looks at.
 *
 * @param showsOut whether the standard output goes to a screen, and not into a file or a pipe
 * @param showsErr whether the standard error does
 * @param wantsColor whether colours are welcome on it
 */
record Screen(boolean showsOut, boolean showsErr, boolean wantsColor) {

  /** No screen: everything goes into files and pipes. */
  static final Screen NONE = new Screen(false, false, false);

  /** Which of the two go to a screen, as the launcher found out: Java can't tell. */
  private static final String STREAMS = "TURNMARK_SCREEN";

  /**
   * Reads it from the environment.
   *
   * <p>Without the launcher there is no telling, and no colour or progress bar then. {@code
   * NO_COLOR} and {@code TERM=dumb} turn colours off.
   */
  static Screen of(Map<String, String> environment) {
    String streams = environment.getOrDefault(STREAMS, "");
    boolean colors =
        environment.getOrDefault("NO_COLOR", "").isEmpty()
            && !environment.getOrDefault("TERM", "dumb").equals("dumb");
    return new Screen(streams.contains("out"), streams.contains("err"), colors);
  }
}

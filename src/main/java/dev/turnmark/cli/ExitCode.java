package dev.turnmark.cli;

import java.util.LinkedHashMap;
import java.util.Map;

/** What the program tells the shell. Of several the highest wins. */
final class ExitCode {

  static final int DONE = 0;
  static final int LEFT_OPEN = 1;
  static final int USAGE = 2;
  static final int BAD_RULES = 3;
  static final int UNREADABLE_FILE = 4;
  static final int DEFECT = 70;

  private ExitCode() {}

  /** What each of them says, for the help. */
  static Map<String, String> meanings() {
    Map<String, String> meanings = new LinkedHashMap<>();
    meanings.put("" + DONE, "done");
    meanings.put(
        "" + LEFT_OPEN,
        "done, but lines were unreadable, files no rollouts, items undecided or disagreements"
            + " unexplained; or cases of rules fail, or do not notice what they should; or two sets"
            + " of rules decide something otherwise; or no part of the file holds what a cut would"
            + " leave, and nothing was written");
    meanings.put(
        "" + USAGE,
        "the command line means nothing, names a line that is not there, or would overwrite its"
            + " input");
    meanings.put("" + BAD_RULES, "the rules do not compile, or a check of them found errors");
    meanings.put("" + UNREADABLE_FILE, "a file could not be read, or the output not be written");
    meanings.put("" + DEFECT, "a defect of turnmark itself");
    return meanings;
  }
}

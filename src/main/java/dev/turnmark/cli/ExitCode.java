package dev.turnmark.cli;

/** What the program tells the shell. Of several the highest wins. */
final class ExitCode {

  static final int DONE = 0;
  static final int LEFT_OPEN = 1;
  static final int USAGE = 2;
  static final int BAD_RULES = 3;
  static final int UNREADABLE_FILE = 4;
  static final int DEFECT = 70;

  private ExitCode() {}
}

package dev.turnmark.cli;

/** How a line of a table is set off on a screen. */
enum Paint {
  NONE(""),
  HEADING("1"),
  FAINT("2"),
  PERSON("32"),
  TROUBLE("31");

  private static final String ESCAPE = "\u001b[";

  private final String code;

  Paint(String code) {
    this.code = code;
  }

  String on(String line) {
    return code.isEmpty() ? line : ESCAPE + code + "m" + line + ESCAPE + "0m";
  }
}

package dev.turnmark.cli;

/** Texts put into Markdown. */
final class Markdown {

  private Markdown() {}

  /** A text as the cell of a table. */
  static String cell(String text) {
    return PlainText.oneLine(text).replace("|", "\\|").replace("<", "&lt;");
  }
}

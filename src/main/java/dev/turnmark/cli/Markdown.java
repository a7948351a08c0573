package dev.turnmark.cli;

/** Texts put into Markdown. */
final class Markdown {

  private Markdown() {}

  /** A text as the cell of a table. */
  static String cell(String text) {
    return PlainText.oneLine(text)
        .replace("\\", "&#92;")
        .replace("|", "\\|")
        .replace("<", "&lt;")
        .replace("[", "\\[");
  }

  /** A text as code in the cell of a table, where that can hold it. */
  static String code(String text) {
    boolean plain = text.indexOf('`') < 0 && text.indexOf('\\') < 0;
    return plain ? "`" + PlainText.oneLine(text).replace("|", "\\|") + "`" : cell(text);
  }
}

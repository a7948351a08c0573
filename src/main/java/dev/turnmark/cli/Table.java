package dev.turnmark.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Rows in columns. The first rows decide how wide the columns are, so that a long file need not be
 * read to its end before its first line is seen.
 */
final class Table {

  private static final int LOOK_AHEAD = 500;
  private static final String GAP = "  ";

  private final Printer out;
  private final int width;
  private final boolean painted;
  private final List<String> heading;
  private final int[] leastWidths;
  private final List<Row> waiting = new ArrayList<>();
  private int[] widths = {};

  /**
   * @param painted whether rows come in their colours
   * @param leastWidths how far a column may be narrowed when the rows are too wide; 0 for a column
   *     that never is
   */
  Table(Printer out, int width, boolean painted, List<String> heading, int... leastWidths) {
    this.out = out;
    this.width = width;
    this.painted = painted;
    this.heading = heading;
    this.leastWidths = leastWidths.clone();
    waiting.add(new Row(Paint.HEADING, heading, ""));
  }

  /**
   * @param remark what stands in place of the cells that are missing, uncut
   */
  private record Row(Paint paint, List<String> cells, String remark) {}

  void row(Paint paint, String... cells) {
    add(new Row(paint, List.of(cells), ""));
  }

  /** A row whose first cells are as ever and whose rest is one text. */
  void remark(String text, String... cells) {
    add(new Row(Paint.TROUBLE, List.of(cells), text));
  }

  /** A line of its own below the last row, uncut. */
  void below(Paint paint, String text) {
    add(new Row(paint, List.of(), text));
  }

  /**
   * Decides how wide the columns are before there are any rows, and prints the heading: for rows
   * that come one by one.
   */
  void fix(int... columns) {
    widths = columns.clone();
    waiting.forEach(this::print);
    waiting.clear();
  }

  private void add(Row row) {
    if (widths.length > 0) {
      print(row);
      return;
    }
    waiting.add(row);
    if (waiting.size() > LOOK_AHEAD) {
      printWaiting();
    }
  }

  /** Prints what is still held back; a table without rows is not printed. */
  void end() {
    if (widths.length == 0 && waiting.size() > 1) {
      printWaiting();
    }
  }

  private void printWaiting() {
    widths = widths();
    waiting.forEach(this::print);
    waiting.clear();
  }

  private int[] widths() {
    int[] natural = new int[heading.size()];
    for (Row row : waiting) {
      for (int i = 0; i < row.cells().size(); i++) {
        natural[i] = Math.max(natural[i], Columns.of(row.cells().get(i)));
      }
    }
    int tooMuch = Arrays.stream(natural).sum() + GAP.length() * (natural.length - 1) - width;
    for (int i = widestAboveLeast(natural); tooMuch > 0 && i >= 0; i = widestAboveLeast(natural)) {
      natural[i]--;
      tooMuch--;
    }
    return natural;
  }

  /** The column to narrow next; -1 when none can be. */
  private int widestAboveLeast(int[] columns) {
    int widest = -1;
    for (int i = 0; i < columns.length; i++) {
      boolean narrowable = leastWidths[i] > 0 && columns[i] > leastWidths[i];
      if (narrowable && (widest < 0 || columns[i] > columns[widest])) {
        widest = i;
      }
    }
    return widest;
  }

  private void print(Row row) {
    StringBuilder line = new StringBuilder(width);
    for (int i = 0; i < row.cells().size(); i++) {
      String cell = row.cells().get(i);
      String shown = leastWidths[i] == 0 ? cell : PlainText.cut(cell, widths[i]);
      line.append(shown).append(" ".repeat(Math.max(0, widths[i] - Columns.of(shown)))).append(GAP);
    }
    String text = line.append(row.remark()).toString().stripTrailing();
    out.line(painted ? row.paint().on(text) : text);
  }
}

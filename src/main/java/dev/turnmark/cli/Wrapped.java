package dev.turnmark.cli;

import java.util.ArrayList;
import java.util.List;

/** Breaks texts into lines, between words. */
final class Wrapped {

  private Wrapped() {}

  /** The lines of a text, none wider than asked for unless a word is; none for an empty text. */
  static List<String> lines(String text, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.strip().split("\\s+", -1)) {
      if (line.length() > 0 && Columns.of(line + " " + word) > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.length() > 0 ? " " : "").append(word);
    }
    if (line.length() > 0) {
      lines.add(line.toString());
    }
    return lines;
  }
}

package dev.turnmark.cli;

import java.util.ArrayList;
import java.util.List;

/** What a shell hands to one of the commands in a line. */
final class ShellWords {

  private ShellWords() {}

  /**
   * The words behind a command, up to the end of the line or to what is no longer its own.
   *
   * @throws IllegalArgumentException when the line does not call it
   */
  static List<String> of(String line, String command) {
    for (List<String> words : split(line)) {
      if (!words.isEmpty() && words.get(0).equals(command)) {
        return words.subList(1, words.size());
      }
    }
    throw new IllegalArgumentException(line);
  }

  private static List<List<String>> split(String line) {
    List<List<String>> commands = new ArrayList<>();
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean quoted = false;
    for (char c : (line + "|").toCharArray()) {
      if (c == '\'') {
        quoted = !quoted;
      } else if (quoted || " |<>();".indexOf(c) < 0) {
        word.append(c);
      } else {
        if (word.length() > 0) {
          words.add(word.toString());
          word.setLength(0);
        }
        if (c != ' ') {
          commands.add(words);
          words = new ArrayList<>();
        }
      }
    }
    return commands;
  }
}

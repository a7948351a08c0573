package dev.turnmark.cli;

import java.util.List;

/** What stands above what is printed of a file. */
final class Title {

  private Title() {}

  /** Its name, apart from the file before; nothing when it is the only one. */
  static List<String> of(RolloutFile file, List<RolloutFile> files) {
    if (files.size() == 1) {
      return List.of();
    }
    String name = PlainText.escaped(file.name());
    return file.equals(files.get(0)) ? List.of(name) : List.of("", name);
  }
}

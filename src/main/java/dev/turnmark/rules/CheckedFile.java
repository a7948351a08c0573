package dev.turnmark.rules;

import java.util.List;

/** A file that was read, with what could be seen of its rules before compiling them. */
record CheckedFile(DrlFile file, Vocabulary vocabulary, List<RuleCheck> rules) {

  CheckedFile {
    rules = List.copyOf(rules);
  }
}

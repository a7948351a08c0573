package dev.turnmark.rules;

import java.util.List;

/**
 * A file that was read, with what could be seen of its rules before compiling them.
 *
 * @param infos what its rules say of themselves, rule by rule
 */
record CheckedFile(
    DrlFile file,
    FileFence fence,
    Vocabulary vocabulary,
    List<RuleInfo> infos,
    List<RuleCheck> rules) {

  CheckedFile {
    infos = List.copyOf(infos);
    rules = List.copyOf(rules);
  }

  /** When its rules have their say. */
  Stage stage() {
    return infos.isEmpty() ? Stage.DECIDE : infos.get(0).stage();
  }
}

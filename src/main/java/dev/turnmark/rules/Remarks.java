package dev.turnmark.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Collects what there is to say about rules, each thing as heavy as its pack takes it. */
final class Remarks {

  private final List<Remark> remarks = new ArrayList<>();
  private final Map<String, Severity> styles;

  /**
   * @param styles how heavy a pack takes questions of style, by its name
   */
  Remarks(Map<String, Severity> styles) {
    this.styles = Map.copyOf(styles);
  }

  void add(Lint lint, DrlFile file, int line, String sentence) {
    Severity style = styles.getOrDefault(file.pack(), Severity.WARNING);
    Severity severity = lint.isStyle() ? style : Severity.ERROR;
    remarks.add(new Remark(lint, severity, file.problem(line, sentence)));
  }

  /** About a rule; the sentence goes on after its name. */
  void add(Lint lint, RuleText rule, int line, String predicate) {
    add(lint, rule.file(), line, "rule \"" + rule.rule().getName() + "\" " + predicate);
  }

  void add(Lint lint, RuleText rule, String predicate) {
    add(lint, rule, rule.rule().getLine(), predicate);
  }

  List<Remark> all() {
    return remarks;
  }
}

package dev.turnmark.rules;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.drools.drl.ast.descr.BaseDescr;
import org.drools.drl.ast.descr.RuleDescr;
import org.jspecify.annotations.Nullable;

/**
 * One rule of a file: where its conditions and its consequence stand in the text.
 *
 * @param from the place of {@code rule}
 * @param then the place of {@code then}
 * @param to the place behind {@code end}
 */
record RuleText(DrlFile file, RuleDescr rule, int from, int then, int to) {

  static RuleText of(DrlFile file, RuleDescr rule) {
    SourceText text = file.text();
    int from = rule.getStartCharacter();
    int to = rule.getEndCharacter();
    int line = Math.max(from, text.start(rule.getConsequenceLine()));
    return new RuleText(file, rule, from, text.find("then", line, to).orElse(to), to);
  }

  /** A problem on the line where its word first stands in the rule, else where the rule begins. */
  RuleProblem problem(Explanation found) {
    return at(file.text().find(found.word(), from, to), from, found);
  }

  /** A problem on the line where its word stands in a condition, else where that begins. */
  RuleProblem problemIn(Constraint place, Explanation found) {
    return at(file.text().find(found.word(), place.from(), place.to()), place.from(), found);
  }

  /** A problem on the line where its word stands in the consequence, else where that begins. */
  RuleProblem problemInConsequence(Explanation found) {
    return at(file.text().find(found.word(), then, to), firstStatement(), found);
  }

  private RuleProblem at(OptionalInt offset, int otherwise, Explanation found) {
    return file.problem(file.text().line(offset.orElse(otherwise)), found.sentence());
  }

  /** The place where the consequence begins. */
  int firstStatement() {
    String code = file.text().code();
    int start = Math.min(to, then + "then".length());
    while (start < to - 1 && Character.isWhitespace(code.charAt(start))) {
      start++;
    }
    return start;
  }

  /** The conditions as they stand in the file, in order. */
  List<RuleCondition> listed() {
    return rule.getLhs().getDescrs().stream().map(this::condition).toList();
  }

  private RuleCondition condition(BaseDescr condition) {
    return new RuleCondition(excerpt(condition), file.source(), line(condition));
  }

  /** The line on which a condition begins; that of the rule when it is not known. */
  int line(@Nullable BaseDescr condition) {
    return file.text().line(condition == null ? from : start(condition));
  }

  /** A condition as it stands in the file; nothing when its place is not known. */
  String excerpt(@Nullable BaseDescr condition) {
    if (condition == null) {
      return "";
    }
    int start = start(condition);
    int end = Math.max(start, Math.min(then, condition.getEndCharacter() + 1));
    return file.text().text().substring(start, end).strip();
  }

  private int start(BaseDescr condition) {
    return Math.max(from, condition.getStartCharacter());
  }

  /** The code before the consequence. */
  String conditions() {
    return file.text().code().substring(from, then);
  }

  /** The code of the consequence. */
  String consequence() {
    return file.text().code().substring(then, to);
  }

  /** The place of {@code when}, or of {@code then} when it is missing. */
  int when() {
    return file.text().find("when", from, then).orElse(then);
  }

  /** The words of its conditions and its consequence. */
  Set<String> words() {
    return file.text().identifiers(when(), to);
  }
}

package dev.turnmark.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.drools.drl.ast.descr.AnnotationDescr;
import org.drools.drl.ast.descr.AttributeDescr;
import org.drools.drl.ast.descr.RuleDescr;
import org.jspecify.annotations.Nullable;

/**
 * Reads what stands before the conditions: the package and the stage of a file, the name and the
 * annotations of each of its rules.
 */
final class HeaderCheck {

  private static final String SALIENCE = "salience";

  private final DrlFile file;
  private final List<RuleProblem> problems;
  private final @Nullable AttributeDescr salience;
  private final Stage stage;

  private HeaderCheck(DrlFile file, List<RuleProblem> problems) {
    this.file = file;
    this.problems = problems;
    this.salience = file.content().getAttribute(SALIENCE);
    this.stage = stage();
  }

  /**
   * The rules of a file. What is wrong is added to the problems; the rules are complete without.
   */
  static List<RuleInfo> rules(DrlFile file, List<RuleProblem> problems) {
    HeaderCheck check = new HeaderCheck(file, problems);
    check.file();
    List<RuleInfo> rules = new ArrayList<>();
    for (RuleDescr rule : file.rules()) {
      rules.add(check.rule(rule));
    }
    return rules;
  }

  private void file() {
    if (RuleSpan.all(new SourceText(file.document().text())).isEmpty()) {
      problems.add(file.problem(1, "the file holds no rule; write one or remove the file"));
    } else if (file.content().getName().isEmpty()) {
      problems.add(
          file.problem(
              1, "the file names no package; begin it with `package " + file.folder() + "`"));
    } else if (file.content().getName().matches("java(\\..*)?")) {
      problems.add(
          file.problem(
              1,
              "Java keeps the package `java` for itself; begin with `package "
                  + file.folder()
                  + "`"));
    }
  }

  private Stage stage() {
    String value = salience == null ? "0" : salience.getValue().strip();
    if (!value.equals("0") && !value.equals("100")) {
      problems.add(
          file.problem(
              salience == null ? 1 : salience.getLine(),
              "a salience states a stage and is expected to be 100, for rules that recognise, or"
                  + " absent, for rules that decide, but was "
                  + value));
    }
    return value.equals("100") ? Stage.RECOGNISE : Stage.DECIDE;
  }

  private RuleInfo rule(RuleDescr rule) {
    if (rule.getAttributes().get(SALIENCE) != salience) {
      complain(rule, "does not share the salience of its file; state it once, above all rules");
    }
    if (rule.getParentName() != null) {
      complain(rule, "extends another; write out its conditions, so that they can be read here");
    }
    if (rule.getName().indexOf('\\') >= 0) {
      complain(rule, "has a backslash in its name; a name is a plain sentence");
    }
    if (rule.getName().isBlank()) {
      complain(rule, "has no name; write a sentence that can stand after \"because\"");
    }
    if (OneLine.isBroken(rule.getName())) {
      complain(rule, "has a line break in its name; a name is a plain sentence on one line");
    }
    return new RuleInfo(
        rule.getName(),
        file.content().getName(),
        file.source(),
        rule.getLine(),
        because(rule),
        text(rule, "upstream").orElse(""),
        text(rule, "since").orElse(null),
        text(rule, "until").orElse(null),
        stage,
        null);
  }

  /** Required of every rule: each answer repeats it. */
  private String because(RuleDescr rule) {
    if (rule.getAnnotation("because") == null) {
      complain(rule, "has no @because; say in a sentence why it holds, as @because(\"...\")");
    }
    return text(rule, "because").orElse("");
  }

  private Optional<String> text(RuleDescr rule, String name) {
    @Nullable AnnotationDescr annotation = rule.getAnnotation(name);
    if (annotation == null) {
      return Optional.empty();
    }
    if (annotation.isDuplicated()) {
      complain(rule, "has more than one @" + name);
    }
    Optional<String> text = Quoted.text(annotation.getValue());
    if (text.isEmpty()) {
      complain(rule, "has an @" + name + " that is not one text in quotes");
    } else if (text.get().isBlank()) {
      complain(rule, "has an empty @" + name);
    }
    return text;
  }

  private void complain(RuleDescr rule, String what) {
    problems.add(file.problem(rule.getLine(), "rule \"" + rule.getName() + "\" " + what));
  }
}

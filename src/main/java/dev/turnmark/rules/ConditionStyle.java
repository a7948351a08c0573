package dev.turnmark.rules;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.drools.drl.ast.descr.BaseDescr;
import org.drools.drl.ast.descr.ConditionalElementDescr;
import org.drools.drl.ast.descr.OrDescr;

/** The style of conditions: lines, alternatives, regular expressions, and what a rule excludes. */
final class ConditionStyle {

  private static final int MOST_LINES = 59;
  private static final Pattern BEYOND_LINES =
      Pattern.compile("\\(\\?[a-rt-zA-Z]*s[a-zA-Z]*[):].*", Pattern.DOTALL);

  private final CheckedFile file;
  private final Remarks remarks;

  private ConditionStyle(CheckedFile file, Remarks remarks) {
    this.file = file;
    this.remarks = remarks;
  }

  static void check(CheckedFile file, Remarks remarks) {
    ConditionStyle style = new ConditionStyle(file, remarks);
    style.length();
    for (RuleCheck rule : file.rules()) {
      style.lines(rule.text());
      style.alternatives(rule.text(), rule.text().rule().getLhs());
      Constraint.of(rule.text().rule()).forEach(c -> style.expressions(rule.text(), c));
      Element.of(rule.text().rule()).forEach(e -> style.stages(rule.text(), e));
    }
  }

  private void length() {
    long lines = file.file().document().text().lines().count();
    if (lines > MOST_LINES) {
      String sentence =
          "the file has %d lines and should stay below %d; split it by what its rules are about";
      remarks.add(
          Lint.LAYOUT, file.file(), MOST_LINES + 1, sentence.formatted(lines, MOST_LINES + 1));
    }
  }

  private void lines(RuleText rule) {
    int last = 0;
    for (BaseDescr element : rule.rule().getLhs().getDescrs()) {
      if (element.getLine() == last) {
        remarks.add(
            Lint.LAYOUT,
            rule,
            last,
            "has more than one pattern on this line; give each a line of its own");
      }
      last = element.getLine();
    }
  }

  private void alternatives(RuleText rule, ConditionalElementDescr group) {
    for (Object member : group.getDescrs()) {
      BaseDescr part = (BaseDescr) member;
      if (part instanceof OrDescr) {
        remarks.add(
            Lint.ALTERNATIVES,
            rule,
            part.getLine(),
            "holds for one of several reasons, and an audit could not say which; write a rule for"
                + " each");
      } else if (part instanceof ConditionalElementDescr inner) {
        alternatives(rule, inner);
      }
    }
  }

  private void expressions(RuleText rule, Constraint constraint) {
    Matcher matches = RuleCheck.MATCHES.matcher(constraint.expression());
    while (matches.find()) {
      Optional<String> expression = Quoted.text(matches.group(1));
      if (expression.filter(e -> !BEYOND_LINES.matcher(e).matches()).isPresent()) {
        String sentence =
            "`%s` stops at the end of a line, and texts have several; write `matches \"(?s)%s`";
        String literal = matches.group(1);
        remarks.add(
            Lint.REGEX,
            rule.file(),
            rule.file().text().line(constraint.from()),
            sentence.formatted(matches.group(), literal.substring(1)));
      }
    }
  }

  private void stages(RuleText rule, Element element) {
    String type = element.pattern().getObjectType();
    Stage own = file.stage();
    Optional<Stage> concluded = file.vocabulary().type(type).flatMap(Question::lastStage);
    if (concluded.isEmpty() || element.drawn()) {
      return;
    }
    Stage asked = concluded.get();
    int line = element.pattern().getLine();
    if (element.negated() && asked.compareTo(own) >= 0) {
      String sentence =
          "excludes `%s`, which rules of its own stage or a later one conclude, perhaps after it has fired; exclude what the stage before recognised";
      remarks.add(Lint.EXCLUSION, rule, line, sentence.formatted(type));
    } else if (asked.compareTo(own) > 0) {
      String sentence =
          "recognises and asks for `%s`, which is concluded only when all is recognised; move it to a folder of rules that decide";
      remarks.add(Lint.STAGE, rule, line, sentence.formatted(type));
    }
  }
}

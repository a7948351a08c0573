package dev.turnmark.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.drools.drl.ast.descr.PatternDescr;
import org.jspecify.annotations.Nullable;

/**
 * What can be seen of a rule before it is compiled: types its file does not know, variables that
 * nothing binds.
 */
final class RuleCheck {

  private static final Pattern VARIABLE = Pattern.compile("\\$\\w+");

  /** An operator and the regular expression in quotes after it. */
  static final Pattern MATCHES = Pattern.compile("\\bmatches\\s+(\"(?:\\\\.|[^\"\\\\])*+\")");

  private static final Pattern BOUND = Pattern.compile("(\\$\\w+)\\s*:(?!:)");
  private static final Pattern DECLARED =
      Pattern.compile("[\\w>\\]]\\s+(\\$\\w+)\\s*(?:=(?!=)|[;:])");

  private final RuleText rule;
  private final Vocabulary vocabulary;
  private final List<RuleProblem> problems = new ArrayList<>();
  private final List<RuleProblem> outside;
  private final Set<String> unbound = new TreeSet<>();
  private boolean typesKnown = true;

  RuleCheck(RuleText rule, Vocabulary vocabulary) {
    this.rule = rule;
    this.vocabulary = vocabulary;
    this.outside = RuleFence.problems(rule, vocabulary);
    checkTypes();
    checkVariables();
    Constraint.of(rule.rule()).forEach(this::checkExpression);
    SourceText text = rule.file().text();
    typesKnown &= text.identifiers(rule.from(), rule.to()).stream().noneMatch(vocabulary::missing);
  }

  RuleText text() {
    return rule;
  }

  List<RuleProblem> problems() {
    return problems;
  }

  /** What of it lies outside of the fence. */
  List<RuleProblem> outside() {
    return outside;
  }

  /** The variables that the rule uses and does not bind. */
  Set<String> unbound() {
    return unbound;
  }

  /** Whether all types are known and all is inside: if not, no compiler need look at the rule. */
  boolean compilable() {
    return typesKnown && outside.isEmpty();
  }

  private void checkTypes() {
    for (PatternDescr pattern : Patterns.of(rule.rule())) {
      @Nullable String type = pattern.getObjectType();
      if (type == null) {
        typesKnown = false;
        problems.add(
            rule.file()
                .problem(
                    pattern.getLine(), "a pattern begins with the type of a fact, as `Part( )`"));
      } else if (vocabulary.type(type).isEmpty()) {
        typesKnown = false;
        if (!vocabulary.missing(type)) {
          problems.add(rule.file().problem(pattern.getLine(), vocabulary.unknownType(type)));
        }
      }
    }
  }

  private void checkVariables() {
    Set<String> bound = new TreeSet<>();
    rule.file().content().getGlobals().forEach(g -> bound.add(g.getIdentifier()));
    BOUND.matcher(rule.conditions()).results().forEach(m -> bound.add(m.group(1)));
    DECLARED.matcher(rule.consequence()).results().forEach(m -> bound.add(m.group(1)));
    Matcher used = VARIABLE.matcher(rule.conditions() + rule.consequence());
    while (used.find()) {
      String variable = used.group();
      if (!bound.contains(variable) && unbound.add(variable)) {
        String sentence = "`" + variable + "` is bound nowhere in this rule";
        sentence += Spelling.hint(variable, bound);
        problems.add(rule.problem(new Explanation(variable, sentence)));
      }
    }
  }

  /** What the compiler lets pass: it would fail as late as when the rules are linked, or never. */
  private void checkExpression(Constraint constraint) {
    Comparison.in(constraint, vocabulary)
        .filter(Comparison::isMixed)
        .ifPresent(c -> problems.add(rule.problemIn(constraint, c.refused())));
    Matcher matches = MATCHES.matcher(constraint.expression());
    while (matches.find()) {
      Optional<String> expression = Quoted.text(matches.group(1));
      try {
        expression.ifPresent(Pattern::compile);
      } catch (PatternSyntaxException e) {
        String sentence = "`%s` is not a regular expression: %s";
        problems.add(
            rule.problemIn(
                constraint,
                new Explanation(
                    "matches",
                    sentence.formatted(
                        expression.orElseThrow(), e.getDescription().toLowerCase(Locale.ROOT)))));
      }
    }
  }
}

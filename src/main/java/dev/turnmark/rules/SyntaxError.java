package dev.turnmark.rules;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.drools.drl.parser.ParserError;
import org.jspecify.annotations.Nullable;

/** What the parser says about a place it could not read, put into words for who wrote it. */
final class SyntaxError {

  private static final Pattern INPUT = Pattern.compile("at input '(.*?)'|mismatched input '(.*?)'");
  private static final Pattern EXPECTED = Pattern.compile(" expecting '([^']+)'");
  private static final Pattern RULE = Pattern.compile(" in rule \"(.*)\"$");
  private static final String END_OF_FILE = "<eof>";
  private static final List<String> STATEMENTS =
      List.of("package", "import", "global", "declare", "function", "rule", "query", "salience");
  private static final List<String> WORDS =
      List.of(
          "when",
          "then",
          "end",
          "from",
          "not",
          "exists",
          "and",
          "or",
          "in",
          "contains",
          "matches",
          "memberOf",
          "accumulate",
          "collect",
          "forall",
          "eval",
          "salience");

  private final SourceText text;
  private final List<RuleSpan> rules;
  private final int offset;
  private final String message;

  SyntaxError(SourceText text, List<RuleSpan> rules, ParserError error) {
    this.text = text;
    this.rules = rules;
    this.message = error.getMessage();
    int end = text.text().length();
    this.offset = Math.min(text.start(error.getRow()) + Math.max(0, error.getCol()), end);
  }

  /** The rule that cannot be read; nothing when it is the header of the file. */
  Optional<RuleSpan> rule() {
    Matcher named = RULE.matcher(message);
    String name = named.find() ? named.group(1) : "";
    return rules.stream()
        .filter(r -> r.name().equals(name) && r.from() <= offset)
        .reduce((first, later) -> later)
        .or(() -> rules.stream().filter(r -> r.holds(offset)).findFirst())
        .or(() -> atEnd() ? rules.stream().reduce((a, b) -> b) : Optional.empty());
  }

  RuleProblem problem(RuleDocument document) {
    int place = atEnd() ? rule().map(RuleSpan::from).orElse(0) : offset;
    return new RuleProblem(document.shownAs(), text.line(place), sentence());
  }

  private String sentence() {
    if (atEnd()) {
      return rule().map(r -> "rule \"" + r.name() + "\"").orElse("the file")
          + " is not finished when the file ends; is a bracket in it not closed?";
    }
    return "`" + input() + "` cannot stand here" + hint();
  }

  private String hint() {
    Matcher expected = EXPECTED.matcher(message);
    if (expected.find()) {
      return ", where `" + expected.group(1) + "` is expected";
    }
    String input = input();
    return switch (input) {
      case "=" -> "; write `==` to compare";
      case "@" -> "; annotations come before attributes such as salience";
      case "then", "end" -> "; is a bracket or a condition before it not finished?";
      case ".", "->" ->
          line().contains("->") ? "; conditions know no lambdas, so call a method" : "";
      default -> Spelling.hint(input, rule().isPresent() ? WORDS : STATEMENTS);
    };
  }

  private String line() {
    int line = text.line(offset);
    return text.code().substring(text.start(line), text.start(line + 1));
  }

  private boolean atEnd() {
    return message.contains(END_OF_FILE) || text.text().substring(offset).isBlank();
  }

  private String input() {
    Matcher matcher = INPUT.matcher(message);
    @Nullable String token = null;
    if (matcher.find()) {
      token = matcher.group(1) == null ? matcher.group(2) : matcher.group(1);
    }
    // The parser has no word for a character that belongs to no token.
    return token == null || token.isEmpty()
        ? Character.toString(text.text().codePointAt(offset))
        : token;
  }
}

package dev.turnmark.rules;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.drools.drl.ast.descr.PatternDescr;
import org.jspecify.annotations.Nullable;

/**
 * What a rule concludes.
 *
 * @param single whether it inserts one fact and does nothing else
 * @param type the type of that fact; null when it is not known
 */
record Consequence(boolean single, @Nullable Class<?> type) {

  private static final Pattern INSERTION =
      Pattern.compile(
          "then\\s+insert\\s*\\(\\s*(?:new\\s+([\\w.]+)\\s*(?=\\()|(\\$\\w+)\\s*(?=\\)))");
  private static final Pattern END = Pattern.compile("\\s*\\)\\s*;\\s*end\\s*");

  static Consequence of(RuleText rule, Vocabulary vocabulary) {
    String code = rule.consequence();
    Matcher insertion = INSERTION.matcher(code);
    if (!insertion.lookingAt()) {
      return new Consequence(false, null);
    }
    @Nullable String name = insertion.group(1);
    int end = name == null ? insertion.end() : closing(code, insertion.end());
    boolean alone = END.matcher(code).region(end, code.length()).matches();
    Optional<String> type = name == null ? drawn(rule, insertion.group(2)) : Optional.of(name);
    return new Consequence(
        alone && type.isPresent(), alone ? type.flatMap(vocabulary::type).orElse(null) : null);
  }

  /** The type of a fact that a pattern draws from another fact: there {@code new} was said. */
  private static Optional<String> drawn(RuleText rule, String variable) {
    return Patterns.of(rule.rule()).stream()
        .filter(p -> p.getSource() != null && variable.equals(p.getIdentifier()))
        .map(PatternDescr::getObjectType)
        .findFirst();
  }

  /** The place behind the bracket that closes the one at a place. */
  private static int closing(String code, int open) {
    int depth = 0;
    for (int i = open; i < code.length(); i++) {
      char c = code.charAt(i);
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      if (depth == 0) {
        return i + 1;
      }
    }
    return code.length();
  }
}

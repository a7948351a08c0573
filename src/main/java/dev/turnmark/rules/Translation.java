package dev.turnmark.rules;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Puts messages of the compiler into words for those who wrote the rule. */
final class Translation {

  /** Names that only the engine, and the code it generates, use. */
  private static final Pattern INSIDES =
      Pattern.compile(
          "Lambda(?:Predicate|Extractor|Consequence)|DSL|RuleMethods|\\p{XDigit}{32}|\\b_this\\b"
              + "|org\\.drools|Exception|stacktrace|\\n");

  private final List<Case> cases;
  private final String otherwise;

  /** A form of message, and what it means. */
  record Case(Pattern form, Function<MatchResult, Explanation> meaning) {

    Case(String form, Function<MatchResult, Explanation> meaning) {
      this(Pattern.compile(form, Pattern.DOTALL), meaning);
    }

    Optional<Explanation> explain(BuildMessage message) {
      Matcher matcher = form.matcher(message.text().strip());
      return matcher.matches()
          ? Optional.of(meaning.apply(matcher.toMatchResult()))
          : Optional.empty();
    }
  }

  /**
   * @param cases the first that fits a message is used
   * @param otherwise what to say when none fits and the messages are for insiders only
   */
  Translation(List<Case> cases, String otherwise) {
    this.cases = List.copyOf(cases);
    this.otherwise = otherwise;
  }

  /** The messages in words: at least one, and none twice. */
  Set<Explanation> of(List<BuildMessage> messages) {
    Set<Explanation> found = new LinkedHashSet<>();
    for (BuildMessage message : messages) {
      cases.stream()
          .flatMap(c -> c.explain(message).stream())
          .findFirst()
          .or(() -> asItIs(message))
          .ifPresent(found::add);
    }
    if (found.isEmpty() && !messages.isEmpty()) {
      found.add(new Explanation("", otherwise));
    }
    return found;
  }

  private static Optional<Explanation> asItIs(BuildMessage message) {
    String text = message.text().strip();
    return text.isEmpty() || INSIDES.matcher(text).find()
        ? Optional.empty()
        : Optional.of(new Explanation("", "the compiler says: " + text));
  }
}

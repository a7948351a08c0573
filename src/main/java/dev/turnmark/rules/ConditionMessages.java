package dev.turnmark.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the compiler says of one condition, when nothing else in its rule can be at fault. */
final class ConditionMessages {

  private static final Pattern WORD = Pattern.compile("(?<![\\w$.])[A-Za-z_]\\w*");

  private final Vocabulary vocabulary;
  private final Constraint constraint;
  private final Optional<Members> members;

  private ConditionMessages(Vocabulary vocabulary, Constraint constraint) {
    this.vocabulary = vocabulary;
    this.constraint = constraint;
    this.members = vocabulary.type(constraint.type()).map(Members::new);
  }

  static Translation of(Vocabulary vocabulary, Constraint constraint) {
    ConditionMessages messages = new ConditionMessages(vocabulary, constraint);
    List<Translation.Case> cases = new ArrayList<>();
    cases.add(
        new Translation.Case(
            "Unable to (?:parse left part of expression|Analyse Expression).*",
            messages::unknownWord));
    cases.add(
        new Translation.Case(
            "For input string: .*|.*IndexedBy\\(.*|Equality operation requires .*"
                + "|The operator .* is undefined .*",
            messages::incomparable));
    cases.add(
        new Translation.Case(
            "Predicate '.*' must be a Boolean .*|Type mismatch: .* to boolean",
            messages::notACondition));
    cases.addAll(JavaMessages.cases(vocabulary));
    String otherwise =
        "`%s` is not a condition on a `%s`".formatted(constraint.condition(), constraint.type());
    return new Translation(cases, otherwise);
  }

  private Explanation unknownWord(MatchResult message) {
    Matcher words = WORD.matcher(new SourceText(constraint.condition()).code());
    while (words.find()) {
      String word = words.group();
      if (!known(word)) {
        boolean type = Character.isUpperCase(word.charAt(0)) || members.isEmpty();
        return new Explanation(
            word,
            type ? vocabulary.unknownType(word) : members.orElseThrow().unknownProperty(word));
      }
    }
    return notACondition(message);
  }

  private boolean known(String word) {
    return members.flatMap(m -> m.property(word)).isPresent()
        || vocabulary.type(word).isPresent()
        || vocabulary.functionNames().contains(word);
  }

  private Explanation incomparable(MatchResult message) {
    return Comparison.in(constraint, vocabulary)
        .map(Comparison::refused)
        .orElseGet(
            () ->
                new Explanation(
                    "", "`" + constraint.condition() + "` compares what cannot be compared"));
  }

  private Explanation notACondition(MatchResult message) {
    return new Explanation(
        "", "`" + constraint.condition() + "` is expected to be true or false but is not");
  }
}

package dev.turnmark.cli;

import dev.turnmark.audit.Redacting;
import dev.turnmark.engine.Shortfall;
import dev.turnmark.engine.WhyNot;
import dev.turnmark.rules.RuleInfo;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Why rules did not fire, in the order in which that is told.
 *
 * @param fired the one rule asked about, if it did fire
 */
record Answers(Optional<RuleInfo> fired, List<Question> questions) {

  private static final int FEW = 3;

  Answers {
    questions = List.copyOf(questions);
  }

  /**
   * The rules that would have answered one question.
   *
   * @param asks the kind of fact they conclude: the package of their files
   * @param told the nearest first
   * @param more how many others did not fire
   */
  record Question(String asks, List<Shortfall> told, int more) {

    Question {
      told = List.copyOf(told);
    }
  }

  /** None: nobody asked. */
  static Answers none() {
    return new Answers(Optional.empty(), List.of());
  }

  /** Of one rule. */
  static Answers of(RuleInfo rule, WhyNot whyNot) {
    Optional<Shortfall> shortfall = whyNot.of(rule);
    return new Answers(
        shortfall.isEmpty() ? Optional.of(rule) : Optional.empty(),
        shortfall.stream().map(s -> new Question(rule.drlPackage(), List.of(s), 0)).toList());
  }

  /**
   * Of the rules that came nearest, question by question: a few of each.
   *
   * @param all whether of every rule, those too that are about something else than this line
   */
  static Answers of(WhyNot whyNot, boolean all) {
    Map<String, List<Shortfall>> byQuestion = new LinkedHashMap<>();
    for (Shortfall next : whyNot.all()) {
      if (all || !next.elsewhere()) {
        byQuestion.computeIfAbsent(next.rule().drlPackage(), q -> new ArrayList<>()).add(next);
      }
    }
    List<Question> questions = new ArrayList<>();
    byQuestion.forEach((asks, some) -> questions.add(question(asks, some, all)));
    return new Answers(Optional.empty(), questions);
  }

  private static Question question(String asks, List<Shortfall> some, boolean all) {
    int told = all ? some.size() : Math.min(FEW, some.size());
    return new Question(asks, some.subList(0, told), some.size() - told);
  }

  /** The same, with no more of the texts that were there than may be told. */
  Answers redacted(Redacting redacting) {
    return new Answers(
        fired,
        questions.stream()
            .map(
                question ->
                    new Question(
                        question.asks(),
                        question.told().stream().map(s -> redacted(s, redacting)).toList(),
                        question.more()))
            .toList());
  }

  private static Shortfall redacted(Shortfall shortfall, Redacting redacting) {
    return new Shortfall(
        shortfall.rule(),
        shortfall.condition(),
        shortfall.failed(),
        redacting.reason(shortfall.tried()),
        redacting.reason(shortfall.reason()),
        shortfall.excludedBy(),
        shortfall.passed(),
        shortfall.elsewhere());
  }

  /** All that is told. */
  List<Shortfall> told() {
    return questions.stream().flatMap(question -> question.told().stream()).toList();
  }
}

package dev.turnmark.rules;

import java.util.Optional;

/** The style of consequences: one insertion, of a kind of fact that the folder stands for. */
final class ConsequenceStyle {

  private ConsequenceStyle() {}

  static void check(CheckedFile file, Remarks remarks) {
    for (RuleCheck rule : file.rules()) {
      // What is outside of the fence was refused already.
      if (rule.outside().isEmpty()) {
        check(rule.text(), file.vocabulary(), remarks);
      }
    }
  }

  private static void check(RuleText rule, Vocabulary vocabulary, Remarks remarks) {
    int line = rule.file().text().line(rule.firstStatement());
    Consequence consequence = Consequence.of(rule, vocabulary);
    if (!consequence.single()) {
      remarks.add(
          Lint.CONSEQUENCE,
          rule,
          line,
          "does not conclude exactly one fact; write `insert(new ...(...));` and nothing else");
    }
    if (consequence.type() == null) {
      return;
    }
    String name = consequence.type().getSimpleName();
    Optional<Question> answered = Question.answeredBy(consequence.type());
    Optional<Question> asked = Question.ofPackage(rule.file().folder());
    if (answered.isEmpty()) {
      String sentence =
          "concludes `%s`, which answers no question; `turnmark rules words` lists what does";
      remarks.add(Lint.CONSEQUENCE, rule, line, sentence.formatted(name));
    } else if (asked.isPresent() && !asked.equals(answered)) {
      String sentence = "concludes %s and not %s; move it to a file in the folder %s";
      remarks.add(
          Lint.FOLDER,
          rule,
          line,
          sentence.formatted(answered.get().words(), asked.get().words(), answered.get().folder()));
    }
  }
}

package dev.turnmark.rules;

/** What the compiler says of the patterns of a rule, when none of its conditions is at fault. */
final class PatternMessages {

  private PatternMessages() {}

  static Translation of(Vocabulary vocabulary) {
    return new Translation(
        JavaMessages.cases(vocabulary), "the rule does not compile, though each of its parts does");
  }
}

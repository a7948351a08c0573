package dev.turnmark.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;

/** What the compiler says of a consequence, when the conditions before it are good. */
final class ConsequenceMessages {

  private ConsequenceMessages() {}

  static Translation of(Vocabulary vocabulary) {
    List<Translation.Case> cases = new ArrayList<>();
    cases.add(
        new Translation.Case(
            "Unable to parse consequence .*?Parse error\\. Found (.*?), expected(.*?)"
                + "(?:\\n.*)?",
            ConsequenceMessages::unfinished));
    cases.addAll(JavaMessages.cases(vocabulary));
    return new Translation(cases, "the consequence is not valid Java");
  }

  private static Explanation unfinished(MatchResult m) {
    String missing =
        m.group(2).contains("\";\"")
            ? "a `;` is missing"
            : m.group(2).contains("\")\"") ? "a `)` is missing" : "a statement is not finished";
    return new Explanation("", "the consequence is not valid Java: " + missing);
  }
}

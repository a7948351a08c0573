package dev.turnmark.rules;

import static dev.turnmark.rules.Sample.HEADER;
import static dev.turnmark.rules.Sample.complaints;
import static dev.turnmark.rules.Sample.rule;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What a writer is told of a file that the parser does not understand. */
class SyntaxProblemsTest {

  private static final String ANY = "    $m : Message()";
  private static final String SHOW = "    insert(new Shown($m));";
  private static final String GOOD = rule("good", ANY, SHOW);

  @Test
  void aWordInTheWrongPlaceIsShownWithWhatToWrite() {
    assertThat(
            complaints(
                rule("a", "    $m : Message( role = \"a\" )", SHOW),
                rule("b", "    $m : Message( role contain \"a\" )", SHOW),
                rule("c", "    $m : Message( role == \"a\"", SHOW),
                rule("d", "    $m : Message( role == “a” )", SHOW),
                rule("e", "    $m : Message( content.stream().anyMatch(s -> true) )", SHOW),
                rule("f", ANY, SHOW).replace("@because", "salience 100 @because")))
        .containsExactly(
            "18: `=` cannot stand here; write `==` to compare",
            "26: `contain` cannot stand here; did you mean `contains`?",
            "35: `then` cannot stand here; is a bracket or a condition before it not finished?",
            "42: `“` cannot stand here",
            "42: `”` cannot stand here",
            "50: `.` cannot stand here; conditions know no lambdas, so call a method",
            "55: `@` cannot stand here; annotations come before attributes such as salience");
  }

  @Test
  void whatIsOpenedAndNotClosedIsToldWhereItWasOpened() {
    assertThat(
            complaints(
                rule("no end", ANY, SHOW).replace("\nend", ""),
                rule("no quote", "    $m : Message( role == \"a )", SHOW),
                rule("no then", ANY, SHOW).replace("\nthen", ""),
                rule("no when", ANY, SHOW).replace("\nwhen", "\nwhn"),
                rule("no bracket", ANY, SHOW).replace("\"it does\")", "\"it does\"")))
        .containsExactly(
            "14: rule \"no end\" has no `end`",
            "25: a quote is opened on this line and not closed",
            "29: rule \"no then\" has no `then`",
            "39: `whn` cannot stand here; did you mean `when`?",
            "44: rule \"no bracket\" is not finished when the file ends; is a bracket in it not"
                + " closed?");
  }

  @Test
  void aNameIsOneLineAndNotEmpty() {
    assertThat(
            complaints(
                rule("a message\nis shown", ANY, SHOW),
                rule("a message\r\nstays", ANY, SHOW),
                rule("a message\u2028goes", ANY, SHOW),
                rule("", ANY, SHOW)))
        .containsExactly(
            "14: rule \"a message\\nis shown\" has a line break in its name; a name is a plain"
                + " sentence on one line",
            "23: rule \"a message\\r\\nstays\" has a line break in its name; a name is a plain"
                + " sentence on one line",
            "32: rule \"a message\\u2028goes\" has a line break in its name; a name is a plain"
                + " sentence on one line",
            "40: rule \"\" has no name; write a sentence that can stand after \"because\"");
  }

  @Test
  void whatIsNestedTooDeepIsToldWhoeverMeetsIt() {
    String open = "(".repeat(6_000);
    String close = ")".repeat(6_000);
    assertThat(complaints(rule("a", "    $m : Message( " + open + "true" + close + " )", SHOW)))
        .containsExactly("1: the file cannot be read as DRL; it is nested too deep");
    assertThat(complaints(rule("a", ANY, "    insert(" + open + "new Shown($m)" + close + ");")))
        .containsExactly(
            "1: an expression in the file is nested too deep to be read; write a rule for each part of"
                + " it");
  }

  @Test
  void aHeaderThatCannotBeReadIsToldAlone() {
    assertThat(
            Sample.of("a.drl", HEADER.replace("package", "pakage") + GOOD)
                .and("b.drl", HEADER.replace("import dev", "imprt dev") + GOOD)
                .and("c.drl", HEADER + "<<<<<<< HEAD\n" + GOOD)
                .and("d.drl", HEADER + "salience abc def\n" + GOOD)
                .and("e.drl", "package \n" + GOOD)
                .problems())
        .containsExactly(
            "rules/codex/a.drl:1: `pakage` cannot stand here; did you mean `package`?",
            "rules/codex/b.drl:3: `imprt` cannot stand here; did you mean `import`?",
            "rules/codex/c.drl:14: `<` cannot stand here",
            "rules/codex/d.drl:14: `def` cannot stand here",
            "rules/codex/e.drl:2: `\"good\"` cannot stand here");
  }

  @Test
  void aConditionThatGoesOverSeveralLinesIsQuotedInOne() {
    assertThat(complaints(rule("a", "    $m : Message( role +\n        phase )", SHOW)))
        .containsExactly("18: `role +\\n        phase` is expected to be true or false but is not");
  }

  @Test
  void aControlCharacterIsNamedSoThatTheSentenceStaysOneLine() {
    assertThat(
            Sample.of("a.drl", HEADER + "\u0001\n" + GOOD)
                .and("b.drl", HEADER + "\u001b[31m\n" + GOOD)
                .problems())
        .containsExactly(
            "rules/codex/a.drl:14: `\\u0001` cannot stand here",
            "rules/codex/b.drl:14: `\\u001b` cannot stand here");
  }

  @Test
  void aRuleThatCannotBeReadHidesNothingInItsFile() {
    assertThat(
            complaints(
                rule("a", "    $m : Message( role = \"a\" )", SHOW),
                rule("b", "    $m : Message( rol == \"a\" )", SHOW),
                rule("c", ANY, SHOW).replace("\nend", ""),
                rule("d", ANY, "    insrt($m);")))
        .containsExactly(
            "18: `=` cannot stand here; write `==` to compare",
            "26: `Message` has no property `rol`; did you mean `role`?",
            "30: rule \"c\" has no `end`",
            "43: there is no function `insrt`; did you mean `insert`?");
  }

  @Test
  void aFileThatCannotBeReadHidesNothingInAnother() {
    assertThat(
            Sample.of("a.drl", HEADER + rule("a", "    $m : Message( role = \"a\" )", SHOW))
                .and("b.drl", HEADER + rule("b", "    $m : Message( rol == \"a\" )", SHOW))
                .and("c.drl", HEADER.replace("package", "pakage") + GOOD)
                .and("d.drl", HEADER + rule("d", ANY, "    insrt($m);"))
                .problems())
        .containsExactly(
            "rules/codex/a.drl:18: `=` cannot stand here; write `==` to compare",
            "rules/codex/b.drl:18: `Message` has no property `rol`; did you mean `role`?",
            "rules/codex/c.drl:1: `pakage` cannot stand here; did you mean `package`?",
            "rules/codex/d.drl:20: there is no function `insrt`; did you mean `insert`?");
  }

  @Test
  void windowsLineEndingsKeepTheirLines() {
    String text = HEADER + rule("a", ANY, "    insrt($m);") + rule("b", "    Message( = )", SHOW);
    assertThat(Sample.of("finding/x.drl", text.replace("\n", "\r\n")).problems())
        .containsExactly(
            "rules/codex/finding/x.drl:20: there is no function `insrt`; did you mean `insert`?",
            "rules/codex/finding/x.drl:26: `=` cannot stand here; write `==` to compare");
  }

  @Test
  void aPatternThatIsAPathAloneIsToldOf() {
    assertThat(complaints(rule("a", "    $m : Message( )\n    $x : /message/content", SHOW)))
        .containsExactly("19: a pattern begins with the type of a fact, as `Part( )`");
  }
}

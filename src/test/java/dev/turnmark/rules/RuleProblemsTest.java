package dev.turnmark.rules;

import static dev.turnmark.rules.Sample.HEADER;
import static dev.turnmark.rules.Sample.complaints;
import static dev.turnmark.rules.Sample.rule;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What a writer of rules is told: the whole of it, word for word. */
class RuleProblemsTest {

  private static final String ANY = "    $m : Message()";
  private static final String SHOW = "    insert(new Shown($m));";

  @Test
  void aTypeThatIsNotImportedIsNamedWithTheOneThatWasMeant() {
    assertThat(complaints(rule("a", "    $m : Massage( role == \"user\" )", SHOW)))
        .containsExactly("18: the file imports no type `Massage`; did you mean `Message`?");
  }

  @Test
  void aTypeThatOnlyANeighbourImportsIsMissing() {
    String lonely =
        "package finding\n\n" + rule("b", "    not Message()", "    insert(\"nothing\");");
    assertThat(
            Sample.of("finding/a.drl", HEADER + rule("a", ANY, SHOW))
                .and("finding/b.drl", lonely)
                .problems())
        .containsExactly(
            "rules/codex/finding/b.drl:7: the file imports no type `Message`; import it");
  }

  @Test
  void anImportOfNothingIsToldOnceAndNotForEveryUse() {
    String text =
        HEADER
            .replace("facts.Item.Message;", "facts.Item.Mesage;")
            .replace("Texts.blank", "Texts.blnk")
            .replace("facts.Typed", "fcts.Typed");
    assertThat(
            Sample.of(
                    "finding/x.drl",
                    text
                        + rule("a", "    $m : Mesage()", SHOW)
                        + rule("b", "    Part( blnk(text) )", "    insert(new Typed(null));")
                        + rule("c", "    $i : Item( rol == 1 )", "    insert(new Hidden($i));"))
                .problems())
        .containsExactly(
            "rules/codex/finding/x.drl:6: there is no class"
                + " `dev.turnmark.rules.facts.Item.Mesage` to import; did you mean `Message`?",
            "rules/codex/finding/x.drl:11: there is no class"
                + " `dev.turnmark.rules.fcts.Typed` to import",
            "rules/codex/finding/x.drl:12: `Texts` has nothing static called `blnk`; did you mean"
                + " `blank`?",
            "rules/codex/finding/x.drl:34: `Item` has no property `rol`");
  }

  @Test
  void anUnknownPropertyIsFoundWhereverItStands() {
    assertThat(
            complaints(
                rule("a", "    $m : Message( rol == \"user\" )", SHOW),
                rule("b", ANY + "\n    $p : Part( text == $m.rol )", SHOW),
                rule("c", "    $m : Message( role == \"a\",\n      phse == null )", SHOW),
                rule("d", "    $m : Message( $r : rol )", "    insert(new Part($m, 0, $r));"),
                rule("e", ANY + "\n    not ( Part( message.rol == \"x\" ) )", SHOW),
                rule("f", "    $m : Message( phase == Phase.FINALE )", SHOW)))
        .containsExactly(
            "18: `Message` has no property `rol`; did you mean `role`?",
            "27: `Message` has no property `rol`; did you mean `role`?",
            "36: `Message` has no property `phse`; did you mean `phase`?",
            "44: `Message` has no property `rol`; did you mean `role`?",
            "53: `Message` has no property `rol`; did you mean `role`?",
            "61: `Phase` has no constant `FINALE`; did you mean `FINAL`?");
  }

  @Test
  void anUnknownMethodIsToldFromOneThatIsCalledWrongly() {
    assertThat(
            complaints(
                rule("a", "    $p : Part( hasFragmnt(\"a\", \"b\") )", "    insert($p);"),
                rule("b", "    $p : Part( hasFragment(\"a\") )", "    insert($p);"),
                rule("c", "    $p : Part( blnk(text) )", "    insert($p);"),
                rule("d", ANY + "\n    $p : Part() from Part.off($m)", "    insert($p);"),
                rule("e", "    $m : Message( content.siz() == 3 )", SHOW)))
        .containsExactly(
            "18: `Part` has no method `hasFragmnt`; did you mean `hasFragment`?",
            "26: `Part.hasFragment` takes (String, String), but was given (String)",
            "34: `Part` has no method `blnk`; did you mean `blank`?",
            "43: `Part` has no method `off`; did you mean `of`?",
            "51: `List` has no method `siz`; did you mean `size`?");
  }

  @Test
  void aComparisonOfUnlikeThingsSaysWhatThePropertyIs() {
    assertThat(
            complaints(
                rule("a", "    $p : Part( index == \"abc\" )", "    insert($p);"),
                rule("b", "    $p : Part( index > \"b\", text == 3 )", "    insert($p);"),
                rule("c", "    $m : Message( phase == \"FINAL\" )", SHOW),
                rule("d", "    $p : Part( message == $p )", "    insert($p);")))
        .containsExactly(
            "18: `index` is an int and cannot be compared with `\"abc\"`",
            "26: `index` is an int and cannot be compared with `\"b\"`",
            "26: `text` is a String and cannot be compared with `3`",
            "34: `phase` is a Phase and cannot be compared with `\"FINAL\"`; write `Phase.FINAL`",
            "42: `message` is a Message and cannot be compared with `$p`");
  }

  @Test
  void whatIsNeitherTrueNorFalseIsNoCondition() {
    assertThat(
            complaints(
                rule("a", "    $p : Part( text )", "    insert($p);"),
                rule("b", "    $p : Part( text.trim() )", "    insert($p);"),
                rule("c", "    $p : Part( text matches \"(\" )", "    insert($p);")))
        .containsExactly(
            "18: `text` is expected to be true or false but is not",
            "26: `text.trim()` is expected to be true or false but is not",
            "34: `(` is not a regular expression: unclosed group");
  }

  @Test
  void aVariableThatNothingBindsIsToldWithoutItsEchoes() {
    assertThat(
            complaints(
                rule("a", "    $p : Part( text == $x )", "    insert($p);"),
                rule("b", ANY, "\n    insert(new Shown($n));"),
                rule("c", "    $p : Part() from Part.of($m)\n" + ANY, "    insert($p);")))
        .containsExactly(
            "18: `$x` is bound nowhere in this rule; did you mean `$p`?",
            "29: `$n` is bound nowhere in this rule; did you mean `$m`?",
            "35: `$m` is used before it is bound");
  }

  @Test
  void aConsequenceThatIsNotJavaIsToldWhereItStands() {
    assertThat(
            complaints(
                rule("a", ANY, SHOW + "\n    insert(new Shwn($m));"),
                rule("b", ANY, "    insert(\"a\");\n    insert(new Shown(\"a\"));"),
                rule("c", ANY, "    insert(new Shown($m.foo()));"),
                rule("d", ANY, "    insrt($m);"),
                rule("e", ANY, "    int i = \"a\";"),
                rule("f", ANY, "    insert(new Shown($m)"),
                rule("g", ANY, "    insert(new Shown($m))")))
        .containsExactly(
            "21: the file imports no type `Shwn`; did you mean `Shown`?",
            "30: `Shown` is made from (Message), but was given (String)",
            "38: `Message` has no method `foo`",
            "46: there is no function `insrt`; did you mean `insert`?",
            "54: expected int but was String",
            "62: the consequence is not valid Java: a `)` is missing",
            "70: the consequence is not valid Java: a `;` is missing");
  }

  @Test
  void aBadConditionHidesNeitherItsNeighbourNorTheConsequence() {
    assertThat(
            complaints(
                rule(
                    "a",
                    "    $m : Message( role == \"a\",\n      $q : rol,\n      index == \"x\" )\n"
                        + "    not Context( off($m) )\n    Part( text == $q, index == \"x\" )",
                    "    insert(new Part($m, 0, $q));\n    insert(new Shwn($m));")))
        .containsExactly(
            "19: `Message` has no property `rol`; did you mean `role`?",
            "20: `Message` has no property `index`; it has content, phase, role",
            "21: `Context` has no method `off`; did you mean `of`?",
            "22: `index` is an int and cannot be compared with `\"x\"`",
            "25: the file imports no type `Shwn`; did you mean `Shown`?");
  }

  @Test
  void aNameIsGivenToOneRuleOnlyAcrossFilesAndPacks() {
    String rule = rule("twice", ANY, SHOW);
    RulePack base =
        Sample.of("finding/x.drl", HEADER + rule + rule)
            .and("projection/y.drl", HEADER.replace("finding", "projection") + rule)
            .pack("codex");
    RulePack over =
        new RulePack("extra", List.of(new RuleDocument("z.drl", HEADER + rule, "extra/z.drl")));
    String sentence =
        "rule \"twice\" has the name of the rule at rules/codex/finding/x.drl:14; give one of them"
            + " another";
    assertThat(Sample.problems(new RuleSource(List.of(base, over))))
        .containsExactly(
            "extra/z.drl:14: " + sentence,
            "rules/codex/finding/x.drl:22: " + sentence,
            "rules/codex/projection/y.drl:14: " + sentence);
  }

  @Test
  void aRuleWithoutItsReasonsIsRefused() {
    String bare = rule("a", ANY, SHOW).replaceAll(" *@.*\\n", "");
    assertThat(
            complaints(
                bare,
                rule("b", ANY, SHOW).replace("\"it does\"", "it does"),
                rule("c", ANY, SHOW).replace("it does", " "),
                rule("d", ANY, SHOW).replace("@upstream(\"a.rs :: f\")", "@since(\"1\", \"2\")")))
        .containsExactly(
            "14: rule \"a\" has no @because; say in a sentence why it holds, as @because(\"...\")",
            "20: rule \"b\" has an @because that is not one text in quotes",
            "28: rule \"c\" has an empty @because",
            "36: rule \"d\" has an @since that is not one text in quotes");
  }

  @Test
  void aStageIsStatedOnceAndIsOneOfTwo() {
    String own = rule("b", ANY, SHOW).replace("when", "    salience 100\nwhen");
    assertThat(complaints("salience 50\n\n", rule("a", ANY, SHOW), own))
        .containsExactly(
            "14: a salience states a stage and is expected to be 100, for rules that recognise, or"
                + " absent, for rules that decide, but was 50",
            "24: rule \"b\" does not share the salience of its file; state it once, above all"
                + " rules");
  }

  @Test
  void aFileWithoutARuleIsRefused() {
    assertThat(
            Sample.of("a.drl", "")
                .and("finding/b.drl", HEADER)
                .and(
                    "old-codex/c.drl", HEADER.replace("package finding", "") + rule("c", ANY, SHOW))
                .problems())
        .containsExactly(
            "rules/codex/a.drl:1: the file holds no rule; write one or remove the file",
            "rules/codex/finding/b.drl:1: the file holds no rule; write one or remove the file",
            "rules/codex/old-codex/c.drl:1: the file names no package; begin it with"
                + " `package old_codex`");
  }

  @Test
  void filesOfOnePackageMeanTheSameByAName() {
    String one = "import dev.turnmark.model.UserInput.Text;\n" + rule("a", ANY, SHOW);
    String two =
        "import dev.turnmark.model.AgentMessageContent.Text;\n"
            + rule("b", "    Text()", "    insert(n);");
    assertThat(
            Sample.of("finding/a.drl", HEADER + one).and("finding/b.drl", HEADER + two).problems())
        .containsExactly(
            "rules/codex/finding/b.drl:14: another file of package finding imports `Text` as"
                + " `dev.turnmark.model.UserInput.Text`, and they share their imports",
            "rules/codex/finding/b.drl:21: there is nothing called `n`");
  }

  @Test
  void sixMistakesInFourFilesAreToldAtOnce() {
    String twoBadConditions =
        HEADER
            + rule("a", "    $m : Message( rol == \"user\" )", SHOW)
            + rule("b", "    $p : Part( index == \"one\" )", "    insert($p);");
    String notDrl = HEADER + rule("c", "    $m : Message( role = \"user\" )", SHOW);
    String badConsequence =
        HEADER + rule("d", ANY, "    insert(new Shown(\"it\"));") + rule("e", ANY, SHOW);
    String unreasoned =
        HEADER + rule("e", ANY, SHOW) + rule("f", ANY, SHOW).replaceAll(" *@.*\\n", "");
    assertThat(
            Sample.of("finding/a.drl", twoBadConditions)
                .and("finding/b.drl", notDrl)
                .and("finding/c.drl", badConsequence)
                .and("finding/d.drl", unreasoned)
                .problems())
        .containsExactly(
            "rules/codex/finding/a.drl:18: `Message` has no property `rol`; did you mean `role`?",
            "rules/codex/finding/a.drl:26: `index` is an int and cannot be compared with `\"one\"`",
            "rules/codex/finding/b.drl:18: `=` cannot stand here; write `==` to compare",
            "rules/codex/finding/c.drl:20: `Shown` is made from (Message), but was given (String)",
            "rules/codex/finding/d.drl:14: rule \"e\" has the name of the rule at"
                + " rules/codex/finding/c.drl:22; give one of them another",
            "rules/codex/finding/d.drl:22: rule \"f\" has no @because; say in a sentence why it"
                + " holds, as @because(\"...\")");
  }
}

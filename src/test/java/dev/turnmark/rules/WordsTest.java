package dev.turnmark.rules;

import static dev.turnmark.rules.Sample.HEADER;
import static dev.turnmark.rules.Sample.rule;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordsTest {

  private static final String NOBODY_SAYS_THIS = "nobodySaysThis";

  @Test
  void theWordsOfConditionsAndConsequencesAreMentioned() {
    Words words =
        words(
            """
            $m : Message( role == "content", /* phase */ $c : content.size > 1 )
            // index
            exists Part( hasFragment("a", "b") )
            """,
            "    insert(new Hidden($m)); // text");

    assertThat(
            List.of("Message", "role", "content", "size", "$c", "hasFragment", "Hidden", "insert"))
        .allMatch(words::mentions);
    assertThat(List.of("phase", "index", "text", "because", "upstream", "it", "a"))
        .noneMatch(words::mentions);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          $m : Message()              | insert($m.toString());
          $m : Message()              | insert($m.hashCode());
          $m : Message()              | insert(String.valueOf($m));
          $m : Message()              | insert("a " + $m);
          $m : Message()              | insert($m + " a");
          $m : Message( toString == "a" ) | insert($m);
          $m : Message() $n : Message( this != $m ) | insert($n);
          $p : Part() Typed( part == $p )           | insert($p);
          $p : Part() Typed( $p == part )           | insert($p);
          $m : Message() $p : Part( message == $m ) | insert($p);
          $p : Part( $m : message ) Part( $m != message ) | insert($p);
          $c : Context() Typed( part == $c.part )   | insert($c);
          $m : Message( $l : content ) Message( content == $l ) | insert($m);
          $m : Message( content contains $m )       | insert($m);
          eval( 1 == 1 )                            | insert("a");
          """)
  void takingAFactAsAWholeMentionsEverything(String conditions, String consequence) {
    assertThat(words(conditions, consequence).mentions(NOBODY_SAYS_THIS)).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          $m : Message( role == "a", phase == null )    | insert(new Shown($m));
          $m : Message( $r : role ) Part( text == $r )  | insert(new Shown($m));
          $m : Message() Part( text == $m.role )        | insert(new Shown($m));
          $m : Message( phase == Phase.FINAL )          | insert(new Shown($m));
          $m : Message() Context( of($m) )              | insert(new Shown($m));
          $m : Message( this != null )                  | insert($m.role() + "a");
          $p : Part( index == 1, message != null )      | insert($p.index() + 1);
          $m : Message( content contains "a" )          | insert($m);
          """)
  void namingWhatIsReadMentionsNoMore(String conditions, String consequence) {
    assertThat(words(conditions, consequence).mentions(NOBODY_SAYS_THIS)).isFalse();
  }

  @Test
  void aRecordWithAnEqualityOfItsOwnIsNotLookedInto() {
    String header = HEADER + "import dev.turnmark.fact.Part;\nimport dev.turnmark.fact.Typed;\n";
    String text = header.replaceAll("import [^\\n]*rules.facts.(Part|Typed|Context);\\n", "");

    assertThat(wordsOf(text + rule("a", "$p : Part() Typed( part == $p )", "insert($p);")))
        .extracting(w -> w.mentions(NOBODY_SAYS_THIS))
        .isEqualTo(false);
  }

  private static Words words(String conditions, String consequence) {
    return wordsOf(HEADER + rule("a", conditions, consequence));
  }

  /** The words of a file that is read and checked; whether it compiles is another question. */
  private static Words wordsOf(String text) {
    Inspection inspection =
        Inspection.of(
            Sample.of("finding/x.drl", text).source(),
            WordsTest.class.getClassLoader(),
            Fence.ofHost());
    assertThat(inspection.problems()).isEmpty();
    return Words.of(inspection.files().stream().map(FileSummary::of).toList());
  }
}

package dev.turnmark.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class LexiconTest {

  private static final Path LIST = Path.of("src/main/resources/dev/turnmark/rules", Lexicon.LIST);
  private static final Path FACT = Path.of("src/main/java/dev/turnmark/fact");
  private static final Path MODEL = Path.of("src/main/java/dev/turnmark/model");

  /**
   * With {@code -Dwords.write=true} the list is written from the sources in place of being compared
   * with them, and the test fails, so that somebody looks at the difference.
   */
  @Test
  void theListSaysWhatTheSourcesSay() throws IOException {
    SortedMap<String, String> sentences = JavadocSentences.of(FACT, MODEL);
    String list =
        sentences.entrySet().stream()
            .map(e -> e.getKey() + "\t" + e.getValue() + "\n")
            .collect(Collectors.joining());
    if (Boolean.getBoolean("words.write")) {
      Files.createDirectories(LIST.getParent());
      Files.writeString(LIST, list);
    }
    assertThat(Files.readString(LIST))
        .as("write the list anew with -Dtest=LexiconTest -Dwords.write=true")
        .isEqualTo(list);
    assertThat(Boolean.getBoolean("words.write")).as("written, not compared").isFalse();
  }

  @Test
  void everyTypeOfTheListIsThereAndPublic() {
    Classes classes = new Classes(LexiconTest.class.getClassLoader());
    assertThat(Lexicon.sentences().keySet())
        .filteredOn(key -> !key.contains("#"))
        .hasSizeGreaterThan(80)
        .allSatisfy(
            key ->
                assertThat(classes.find(key))
                    .hasValueSatisfying(
                        t -> assertThat(Modifier.isPublic(t.getModifiers())).isTrue()));
  }

  @Test
  void aFactIsListedWithAllThatCanBeAskedOfIt() {
    Map<String, Term> terms =
        Lexicon.terms().stream().collect(Collectors.toMap(Term::imported, t -> t));

    assertThat(terms.get("dev.turnmark.fact.MediaLabel"))
        .isEqualTo(
            new Term(
                "MediaLabel",
                "dev.turnmark.fact.MediaLabel",
                Term.Kind.CONCLUDED,
                "A part whose words only say where the picture or sound beside it begins or ends.",
                List.of("new MediaLabel(Part)"),
                List.of(
                    new Term.Member(
                        "item", List.of(), "RolloutItem", false, "The item it is about."),
                    new Term.Member(
                        "of",
                        List.of("RolloutItem"),
                        "boolean",
                        false,
                        "Whether it is about this very item."),
                    new Term.Member("part", List.of(), "Part", false, "Where it was recognised."),
                    new Term.Member(
                        "span",
                        List.of(),
                        "Span",
                        false,
                        "Which of the part's words were looked at, in UTF-16 code units."))));
  }

  @Test
  void aTypeOfFunctionsIsToldFromAValueAndAFactThatIsGiven() {
    assertThat(Lexicon.terms())
        .filteredOn(t -> List.of("ItemId", "Markup", "Session", "SearchWords").contains(t.name()))
        .extracting(t -> t.kind() + " " + t.name())
        .containsExactly(
            "GIVEN Session", "VALUE ItemId", "FUNCTIONS Markup", "FUNCTIONS SearchWords");
  }
}

package dev.turnmark.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.CodexRules;
import dev.turnmark.audit.Decision;
import dev.turnmark.audit.LineMarks;
import dev.turnmark.fact.Session;
import dev.turnmark.json.Strictness;
import dev.turnmark.json.TurnmarkJson;
import dev.turnmark.json.UnreadableException;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.TurnItem;
import dev.turnmark.model.TypeTag;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Holds the table of {@code docs/semantics.md} against a run over one item of each kind, which
 * stand in {@code src/test/resources/semantics.tsv}. With {@code -Dsemantics.write=true} it writes
 * the table in place of comparing, and fails, so that somebody looks at the difference.
 */
class SemanticsPageTest {

  private static final Path PAGE = Path.of("docs/semantics.md");
  private static final Path ITEMS = Path.of("src/test/resources/semantics.tsv");
  private static final String BEGIN = "<!-- table -->\n";
  private static final String END = "<!-- end of table -->";

  private record Kind(String name, RolloutItem item) {}

  @Test
  void theTableIsWhatARunSays() throws Exception {
    String page = Files.readString(PAGE);
    int from = page.indexOf(BEGIN) + BEGIN.length();
    int to = page.indexOf(END);
    String table = table();
    if (Boolean.getBoolean("semantics.write")) {
      Files.writeString(PAGE, page.substring(0, from) + table + page.substring(to));
    }
    assertThat(table).isEqualTo(page.substring(from, to));
    assertThat(Boolean.getBoolean("semantics.write")).as("written, not compared").isFalse();
  }

  @Test
  void everyKindOfResponseItemHasARow() throws Exception {
    Set<String> tags =
        Stream.of(ResponseItem.class.getPermittedSubclasses())
            .map(variant -> variant.getAnnotation(TypeTag.class))
            .filter(tag -> tag != null)
            .map(tag -> tag.value()[0])
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> shown =
        kinds().stream()
            .map(Kind::item)
            .filter(ResponseItem.class::isInstance)
            .map(item -> ((ResponseItem) item).type())
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(shown).containsAll(tags);
  }

  private static List<Kind> kinds() throws IOException, UnreadableException {
    List<Kind> kinds = new ArrayList<>();
    for (String line : Files.readAllLines(ITEMS)) {
      int tab = line.indexOf('\t');
      String json = line.substring(tab + 1);
      kinds.add(
          new Kind(
              line.substring(0, tab),
              json.startsWith("{\"type\":\"response_item\"")
                  ? TurnmarkJson.readResponseItem(payload(json), Strictness.LENIENT)
                  : TurnmarkJson.readRolloutItem(json, Strictness.LENIENT)));
    }
    return kinds;
  }

  private static String payload(String json) {
    return json.substring(json.indexOf("\"payload\":") + 10, json.length() - 1);
  }

  private static String table() throws IOException, UnreadableException {
    StringBuilder table =
        new StringBuilder(
            """
            | item | shown | user position | opens a turn | may begin a fork | written as | in history |
            |---|---|---|---|---|---|---|
            """);
    try (Classifier classifier = Classifier.of(CodexRules.LOADED)) {
      for (Kind kind : kinds()) {
        table.append(row(kind, classifier)).append('\n');
      }
    }
    return table.toString();
  }

  private static String row(Kind kind, Classifier classifier) {
    if (kind.item() instanceof ResponseItem item) {
      Decision decision = classifier.classify(item, Session.UNKNOWN, () -> "fresh");
      assertThat(decision.undecided()).isEmpty();
      return row(
          kind.name(),
          decision.turnItem(),
          decision.marks(),
          decision.durable() ? decision.rolloutType() : null,
          decision.inHistory());
    }
    LineMarks marks = classifier.marks(kind.item(), Session.UNKNOWN);
    return row(
        kind.name(),
        null,
        marks.marks(),
        marks.durable() ? marks.rolloutType() : null,
        marks.inHistory());
  }

  private static String row(
      String name,
      @Nullable TurnItem shown,
      List<String> marks,
      @Nullable String written,
      boolean inHistory) {
    return "| %s | %s | %s | %s | %s | %s | %s |"
        .formatted(
            name,
            shown == null ? "nothing" : shown.type(),
            yes(marks.contains("user_message")),
            yes(marks.contains("turn_boundary")),
            yes(marks.contains("fork_turn")),
            written == null ? "not written" : "`" + written + "`",
            yes(inHistory));
  }

  private static String yes(boolean holds) {
    return holds ? "yes" : "";
  }
}

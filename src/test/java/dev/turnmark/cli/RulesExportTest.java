package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.turnmark.audit.Firing;
import dev.turnmark.engine.Classifier;
import dev.turnmark.engine.RuleCase;
import dev.turnmark.engine.RuleCaseFile;
import dev.turnmark.model.ContentItem;
import dev.turnmark.model.ContentItem.InputText;
import dev.turnmark.model.ContentItem.OutputText;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.rules.RuleInfo;
import dev.turnmark.rules.RuleSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is exported says neither more nor less than the rules. */
class RulesExportTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String CODEX = "rules/codex";

  /** Markers of every form. */
  private static final String FORMS = "src/test/resources/cli/rules/marker-forms";

  private static final RuleSet RULES = RuleSet.load(Path.of(CODEX), Path.of(FORMS));
  private static final Classifier CLASSIFIER = Classifier.of(RULES);
  private static final List<PlainMarker> MARKERS = new ArrayList<>();
  private static JsonNode exported = JSON.nullNode();

  @BeforeAll
  static void export() throws IOException {
    String out =
        CommandLineRun.run(
                Path.of(""),
                new byte[0],
                List.of("rules", "export", "--rules", CODEX, "--rules", FORMS),
                packs -> RULES)
            .out();
    exported = JSON.readTree(out);
    exported.at("/markers/markers").forEach(marker -> MARKERS.add(PlainMarker.of(marker)));
  }

  @AfterAll
  static void close() {
    CLASSIFIER.close();
  }

  @Test
  void everyRuleIsAMarkerOrGivenByItsText() {
    List<String> names = new ArrayList<>();
    exported.at("/markers/markers").forEach(rule -> names.add(rule.get("rule").textValue()));
    for (JsonNode rule : exported.at("/markers/rules")) {
      names.add(rule.get("rule").textValue());
      assertThat(rule.get("drl").textValue())
          .startsWith("rule \"" + rule.get("rule").textValue() + "\"")
          .endsWith("\nend");
    }

    assertThat(names)
        .containsExactlyInAnyOrderElementsOf(
            RULES.catalogue().rules().stream().map(RuleInfo::name).toList());
    assertThat(MARKERS).hasSizeGreaterThan(25);
  }

  @Test
  void theDataKnowsOfEveryCaseWhatTheRulesKnow() throws IOException {
    int asked = 0;
    try (Stream<Path> files = Files.walk(Path.of(CODEX))) {
      for (Path file : files.filter(f -> f.toString().endsWith(".cases.json")).toList()) {
        for (RuleCase next : RuleCaseFile.read(file)) {
          if (next.subject() instanceof RuleCase.Item item
              && item.item() instanceof Message message) {
            assertThat(byData(message)).as(next.toString()).isEqualTo(byRules(message));
            asked++;
          }
        }
      }
    }
    assertThat(asked).isGreaterThan(300);
  }

  @Test
  void theDataKnowsOfRandomTextsWhatTheRulesKnow() {
    Random random = new Random(20261201);
    int found = 0;
    for (int i = 0; i < 4_000; i++) {
      Message message = message(random);
      assertThat(byData(message)).as(message.toString()).isEqualTo(byRules(message));
      found += byData(message).isEmpty() ? 0 : 1;
    }
    assertThat(found).isBetween(800, 3_200);
  }

  @Test
  void theCasesAreThoseBesideTheRules() throws IOException {
    JsonNode beside =
        JSON.readTree(Path.of(CODEX, "finding/contextual-fragments.cases.json").toFile());

    assertThat(beside.properties())
        .allSatisfy(
            rule -> assertThat(exported.at("/cases").get(rule.getKey())).isEqualTo(rule.getValue()))
        .hasSize(4);
  }

  @Test
  void theTwoFilesHoldWhatIsPrinted(@TempDir Path directory) throws IOException {
    CommandLineRun.byShippedRules(
        directory, new byte[0], List.of("rules", "export", "-o", "in/here"));
    CommandLineRun again =
        CommandLineRun.byShippedRules(
            directory, new byte[0], List.of("rules", "export", "-o", "in/here"));
    JsonNode printed =
        JSON.readTree(
            CommandLineRun.byShippedRules(directory, new byte[0], List.of("rules", "export"))
                .out());

    assertThat(again.out()).isEmpty();
    assertThat(again.exit()).isZero();
    assertThat(JSON.readTree(directory.resolve("in/here/markers.json").toFile()))
        .isEqualTo(printed.get("markers"));
    assertThat(JSON.readTree(directory.resolve("in/here/cases.json").toFile()))
        .isEqualTo(printed.get("cases"));
  }

  private static Set<String> byRules(Message message) {
    Set<String> fired = new TreeSet<>();
    for (Firing firing : CLASSIFIER.classify(message).firings()) {
      if (MARKERS.stream().anyMatch(m -> m.rule().equals(firing.rule()))) {
        fired.add(firing.rule());
      }
    }
    return fired;
  }

  private static Set<String> byData(Message message) {
    Set<String> found = new TreeSet<>();
    for (ContentItem part : message.content()) {
      MARKERS.stream()
          .filter(marker -> marker.marks(message.role(), part.type(), text(part)))
          .forEach(marker -> found.add(marker.rule()));
    }
    return found;
  }

  private static String text(ContentItem part) {
    if (part instanceof InputText input) {
      return input.text();
    }
    return part instanceof OutputText output ? output.text() : "";
  }

  private static Message message(Random random) {
    List<ContentItem> parts = new ArrayList<>();
    for (int i = random.nextInt(3); i >= 0; i--) {
      String text = text(random);
      parts.add(random.nextInt(6) == 0 ? new OutputText(text) : new InputText(text));
    }
    return new Message(null, one(random, "user", "user", "developer"), parts, null, null);
  }

  /** Something very like one of the markers. */
  private static String text(Random random) {
    PlainMarker marker = MARKERS.get(random.nextInt(MARKERS.size()));
    String open = marker.open() == null ? "Go on. " : marker.open();
    String close = marker.close() == null ? "" : marker.close();
    return space(random)
        + nearly(random, open)
        + one(random, "", " so ", "\n\n", "<")
        + nearly(random, close)
        + space(random);
  }

  private static String space(Random random) {
    return one(random, "", "", "", " ", "\n\t", "\u00a0", "\u0085", "\u3000", "\ufeff", "\u200b");
  }

  private static String nearly(Random random, String text) {
    int at = text.isEmpty() ? 0 : random.nextInt(text.length());
    return switch (random.nextInt(12)) {
      case 0 -> text.substring(0, at);
      case 1 -> text.substring(0, at) + " " + text.substring(at);
      case 2 -> text.toUpperCase(java.util.Locale.ROOT);
      case 3 -> text.replace('k', '\u212a').replace('s', '\u017f');
      default -> text;
    };
  }

  private static String one(Random random, String... choices) {
    return choices[random.nextInt(choices.length)];
  }
}

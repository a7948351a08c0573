package dev.turnmark.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.turnmark.CodexRules;
import dev.turnmark.audit.Contextual;
import dev.turnmark.audit.Decision;
import dev.turnmark.engine.Classifier;
import dev.turnmark.fact.Session;
import dev.turnmark.json.Needs;
import dev.turnmark.json.RolloutReader;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.json.Strictness;
import dev.turnmark.model.ResponseItem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every rollout that the real Codex wrote, item by item. */
class RolloutsTest {

  private static final Path ROLLOUTS = Path.of("src/test/resources/rollouts");
  private static final ObjectMapper JSON = new ObjectMapper();

  private static Classifier classifier;

  @BeforeAll
  static void loadTheRules() {
    classifier = Classifier.of(CodexRules.LOADED);
  }

  @AfterAll
  static void close() {
    classifier.close();
  }

  @Test
  void thereAreOneHundredAndThirtyEightOfThirteenVersions() throws IOException {
    assertThat(expectations()).hasSize(138);
    assertThat(expectations().stream().map(Path::getParent).distinct()).hasSize(13);
  }

  @TestFactory
  Stream<DynamicTest> strictlyReadEveryItemIsDecidedAsCodexDoes() throws IOException {
    return tests(
        (expected, actual) -> {
          assertThat(actual.items).isEqualTo(items(expected));
          assertThat(actual.skipped).isEqualTo(lines(expected.get("unreadable")));
        });
  }

  @TestFactory
  Stream<DynamicTest> readLenientlyTheSameItemsAreDecidedTheSameWay() throws IOException {
    return tests(
        Strictness.LENIENT,
        (expected, actual) -> {
          TreeSet<Integer> beyondCodex = new TreeSet<>(lines(expected.get("unreadable")));
          assertThat(actual.items.stream().filter(i -> !beyondCodex.contains(line(i))).toList())
              .isEqualTo(items(expected));
        });
  }

  private static int line(JsonNode item) {
    return item.get("line").intValue();
  }

  private static List<JsonNode> items(JsonNode expected) {
    List<JsonNode> items = new ArrayList<>();
    expected.get("items").forEach(items::add);
    return items;
  }

  private static List<Integer> lines(JsonNode unreadable) {
    List<Integer> lines = new ArrayList<>();
    unreadable.forEach(node -> lines.add(node.get("line").intValue()));
    return lines;
  }

  /** What we make of a file, in the form of the expectations. */
  private record Outcome(List<JsonNode> items, List<Integer> skipped) {}

  private static Outcome outcome(Path file, Strictness strictness) throws IOException {
    Outcome outcome = new Outcome(new ArrayList<>(), new ArrayList<>());
    try (RolloutReader reader =
        new RolloutReader(
            Files.newInputStream(file), file.toString(), strictness, Needs.everything())) {
      while (reader.hasNext()) {
        RolloutRecord next = reader.next();
        if (next instanceof RolloutRecord.Read read
            && read.content().item() instanceof ResponseItem item) {
          outcome.items.add(item(read.line(), item));
        }
        if (!(next instanceof RolloutRecord.Read read && read.index() != null)) {
          outcome.skipped.add(next.line());
        }
      }
    }
    return outcome;
  }

  private static JsonNode item(int line, ResponseItem item) {
    Decision decision = classifier.classify(item, Session.UNKNOWN, () -> Shown.FRESH_ID);
    assertThat(decision.undecided()).isEmpty();
    ObjectNode node = JSON.createObjectNode();
    node.put("line", line);
    node.put("item", item.type());
    node.set("turn_item", Shown.of(decision));
    node.put("opens_turn", decision.marks().contains("turn_boundary"));
    boolean user = item instanceof ResponseItem.Message message && message.role().equals("user");
    if (user && decision.contextual() != Contextual.NONE) {
      node.put("contextual", true);
    }
    return node;
  }

  private interface Check {
    void run(JsonNode expected, Outcome actual);
  }

  private static Stream<DynamicTest> tests(Check check) throws IOException {
    return tests(Strictness.STRICT, check);
  }

  private static Stream<DynamicTest> tests(Strictness strictness, Check check) throws IOException {
    return expectations().stream()
        .map(
            file ->
                DynamicTest.dynamicTest(
                    ROLLOUTS.relativize(file).toString(),
                    () ->
                        check.run(
                            JSON.readTree(file.toFile()), outcome(rollout(file), strictness))));
  }

  private static Path rollout(Path expectation) {
    String name = expectation.getFileName().toString().replace(".expected.json", ".jsonl");
    Path plain = expectation.resolveSibling(name);
    return Files.exists(plain) ? plain : expectation.resolveSibling(name + ".zst");
  }

  private static List<Path> expectations() throws IOException {
    try (Stream<Path> files = Files.walk(ROLLOUTS)) {
      return files.filter(f -> f.toString().endsWith(".expected.json")).sorted().toList();
    }
  }
}

package dev.turnmark.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.turnmark.CodexRules;
import dev.turnmark.audit.Contextual;
import dev.turnmark.audit.Decision;
import dev.turnmark.audit.PartVerdict;
import dev.turnmark.audit.PartVerdict.Outcome;
import dev.turnmark.engine.Classifier;
import dev.turnmark.fact.HookPromptXml;
import dev.turnmark.fact.Session;
import dev.turnmark.json.Needs;
import dev.turnmark.json.RolloutReader;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.json.Strictness;
import dev.turnmark.json.TurnmarkJson;
import dev.turnmark.json.UnreadableException;
import dev.turnmark.model.ContentItem;
import dev.turnmark.model.HookPromptFragment;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.TurnItem;
import dev.turnmark.model.TypeTag;
import dev.turnmark.rules.RuleSet;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every conformance case about one text, item, line or hook prompt. */
class CasesTest {

  private static final Path CASES = Path.of("src/test/resources/cases");
  private static final ObjectMapper JSON = new ObjectMapper();

  private static RuleSet rules;
  private static Classifier classifier;

  @BeforeAll
  static void loadTheRules() {
    rules = CodexRules.LOADED;
    classifier = Classifier.of(rules);
  }

  @AfterAll
  static void close() {
    classifier.close();
  }

  @Test
  void thereAreOneHundredAndSixtySixOfThem() throws IOException {
    assertThat(cases("text", "response_item", "line", "hook_fragment")).hasSize(166);
  }

  @TestFactory
  Stream<DynamicTest> textsAreRecognised() throws IOException {
    return tests("text", this::checkText);
  }

  @TestFactory
  Stream<DynamicTest> itemsAreDecided() throws IOException {
    return tests("response_item", this::checkItem);
  }

  @TestFactory
  Stream<DynamicTest> linesAreRead() throws IOException {
    return tests("line", this::checkLine);
  }

  @TestFactory
  Stream<DynamicTest> hookPromptsAreWritten() throws IOException {
    return tests("hook_fragment", this::checkHookFragment);
  }

  private void checkText(JsonNode input, JsonNode expect) {
    String text = input.get("text").textValue();
    Decision decision =
        decide(
            new ResponseItem.Message(
                null, "user", List.of(new ContentItem.InputText(text)), null, null));
    assertThat(decision.undecided()).isEmpty();
    if (expect.has("contextual_user_fragment")) {
      assertThat(decision.contextual() == Contextual.ALL)
          .isEqualTo(expect.get("contextual_user_fragment").booleanValue());
    }
    if (expect.has("hook_prompt")) {
      assertThat(hookPrompt(decision)).isEqualTo(expect.get("hook_prompt"));
    }
  }

  private static JsonNode hookPrompt(Decision decision) {
    if (decision.turnItem() instanceof TurnItem.HookPrompt prompt) {
      assertThat(decision.parts()).extracting(PartVerdict::outcome).contains(Outcome.HOOK_PROMPT);
      HookPromptFragment only = prompt.fragments().get(0);
      return JSON.valueToTree(Map.of("text", only.text(), "hookRunId", only.hookRunId()));
    }
    return JSON.nullNode();
  }

  private void checkItem(JsonNode input, JsonNode expect) throws IOException {
    String json = input.get("response_item").toString();
    if (expect.path("kind").asText().equals("unparsed")) {
      assertThat(strictly(json)).isNull();
      return;
    }
    ResponseItem item = Objects.requireNonNull(strictly(json));
    check(decide(item), expect);
  }

  private static void check(Decision decision, JsonNode expect) throws IOException {
    assertThat(decision.undecided()).isEmpty();
    expect
        .properties()
        .forEach(
            field -> {
              JsonNode expected = field.getValue();
              switch (field.getKey()) {
                case "kind" -> assertThat(expected.textValue()).isEqualTo("response_item");
                case "item_type" ->
                    assertThat(decision.item().type()).isEqualTo(expected.textValue());
                case "turn_item" -> assertThat(Shown.of(decision)).isEqualTo(expected);
                case "user_turn_boundary" ->
                    assertThat(decision.marks().contains("turn_boundary"))
                        .isEqualTo(expected.booleanValue());
                case "contextual_user", "contextual_dev" ->
                    assertThat(decision.contextual() != Contextual.NONE)
                        .isEqualTo(expected.booleanValue());
                case "non_contextual_dev" ->
                    assertThat(
                            decision.parts().stream().anyMatch(p -> p.outcome() != Outcome.CONTEXT))
                        .isEqualTo(expected.booleanValue());
                default -> throw new AssertionError("nothing checks " + field.getKey());
              }
            });
  }

  private void checkLine(JsonNode input, JsonNode expect) throws IOException {
    List<RolloutRecord> records = read(input.get("line").textValue());
    switch (expect.get("kind").textValue()) {
      case "blank", "legacy_ghost_snapshot" -> assertThat(records).isEmpty();
      case "unparsed" ->
          assertThat(records).allMatch(CasesTest::codexWouldSkip).hasSizeLessThanOrEqualTo(1);
      default -> checkRead((RolloutRecord.Read) records.get(0), expect);
    }
  }

  /** A line that Codex can't use: unreadable, or of a kind that takes no index. */
  private static boolean codexWouldSkip(RolloutRecord line) {
    return line instanceof RolloutRecord.Unreadable
        || (line instanceof RolloutRecord.Read read && read.index() == null);
  }

  private static void checkRead(RolloutRecord.Read read, JsonNode expect) throws IOException {
    RolloutItem item = read.content().item();
    assertThat(read.index()).isZero();
    if (item instanceof ResponseItem responseItem) {
      check(decide(responseItem), expect);
      return;
    }
    assertThat(item.getClass().getAnnotation(TypeTag.class).value()[0])
        .isEqualTo(expect.get("kind").textValue());
    if (expect.has("user_turn_boundary")) {
      assertThat(classifier.marks(item, Session.UNKNOWN).marks().contains("turn_boundary"))
          .isEqualTo(expect.get("user_turn_boundary").booleanValue());
    }
  }

  private void checkHookFragment(JsonNode input, JsonNode expect) {
    JsonNode fragment = input.get("hook_fragment");
    assertThat(
            HookPromptXml.write(
                new HookPromptFragment(
                    fragment.get("text").textValue(), fragment.get("hook_run_id").textValue())))
        .isEqualTo(expect.get("xml").textValue());
  }

  private static Decision decide(ResponseItem item) {
    return classifier.classify(item, Session.UNKNOWN, () -> Shown.FRESH_ID);
  }

  private static @Nullable ResponseItem strictly(String json) {
    try {
      return TurnmarkJson.readResponseItem(json, Strictness.STRICT);
    } catch (UnreadableException e) {
      return null;
    }
  }

  private static List<RolloutRecord> read(String line) throws IOException {
    List<RolloutRecord> records = new ArrayList<>();
    try (RolloutReader reader =
        new RolloutReader(
            new ByteArrayInputStream(line.getBytes(StandardCharsets.UTF_8)),
            "case",
            Strictness.STRICT,
            Needs.everything())) {
      reader.forEachRemaining(records::add);
    }
    return records;
  }

  private interface Check {
    void run(JsonNode input, JsonNode expect) throws IOException;
  }

  private static Stream<DynamicTest> tests(String kind, Check check) throws IOException {
    return cases(kind).stream()
        .map(
            node ->
                DynamicTest.dynamicTest(
                    node.get("name").textValue(),
                    () -> check.run(node.get("input"), node.get("expect"))));
  }

  private static List<JsonNode> cases(String... kinds) throws IOException {
    List<JsonNode> found = new ArrayList<>();
    try (Stream<Path> files = Files.list(CASES)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".json")).sorted().toList()) {
        JsonNode node = JSON.readTree(file.toFile());
        if (Stream.of(kinds).anyMatch(node.get("input")::has)) {
          found.add(node);
        }
      }
    }
    return found;
  }
}

package dev.turnmark.reference;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.turnmark.model.HookPromptFragment;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.TurnItem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Holds the reference to the conformance cases and to what Codex made of its own rollouts. */
class ReferenceCasesTest {

  private static final Path RESOURCES = Path.of("src", "test", "resources");
  private static final ObjectMapper JSON = new ObjectMapper();

  @ParameterizedTest(name = "{0}")
  @MethodSource("texts")
  void aTextIsWhatTheCaseSaysItIs(String name, String text, JsonNode expected) {
    HookPromptFragment hookPrompt = HookPromptXml.read(text);
    boolean fragment = ContextFragments.nameOf(text) != null;

    if (expected.has("contextual_user_fragment")) {
      assertThat(fragment || hookPrompt != null)
          .isEqualTo(expected.get("contextual_user_fragment").asBoolean());
    }
    if (expected.has("matchers")) {
      assertThat(fragment).isEqualTo(!expected.get("matchers").isEmpty());
    }
    if (expected.has("hook_prompt")) {
      assertThat(json(hookPrompt)).isEqualTo(expected.get("hook_prompt"));
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("items")
  void anItemIsDecidedAsTheCaseSays(String name, JsonNode input, JsonNode expected) {
    ResponseItem item = ItemReader.item(input);
    ReferenceDecision decision = ReferenceMapping.decide(item);
    boolean injected = decision.contextual() != Contextual.NONE;

    if (expected.has("turn_item")) {
      assertThat(json(decision.turnItem())).isEqualTo(expected.get("turn_item"));
    }
    assertThat(decision.userMessage())
        .isEqualTo(decision.turnItem() instanceof TurnItem.UserMessage);
    assertClaim(expected, "user_turn_boundary", decision.turnBoundary());
    assertClaim(expected, "contextual_user", injected);
    assertClaim(expected, "contextual_dev", injected);
    assertClaim(
        expected,
        "non_contextual_dev",
        !decision.parts().isEmpty() && decision.contextual() != Contextual.ALL);
    if (expected.has("item_type")) {
      assertThat(decision.rolloutType())
          .isEqualTo("response." + expected.get("item_type").asText());
    }
  }

  @Test
  void theCasesAndTheRolloutsAreThere() {
    assertThat(texts().count() + items().count()).isGreaterThanOrEqualTo(140);
    assertThat(rollouts().count()).isGreaterThanOrEqualTo(130);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("rollouts")
  void aRolloutIsDecidedAsCodexDid(String name, List<String> lines, JsonNode expected)
      throws IOException {
    List<List<Object>> decided = new ArrayList<>();
    List<List<Object>> codex = new ArrayList<>();
    for (JsonNode item : expected.get("items")) {
      int line = item.get("line").asInt();
      JsonNode read = JSON.readTree(lines.get(line - 1));
      JsonNode payload = read.has("payload") ? read.get("payload") : read;
      ReferenceDecision decision = ReferenceMapping.decide(ItemReader.item(payload));
      boolean injected =
          decision.contextual() != Contextual.NONE && payload.path("role").asText().equals("user");
      decided.add(List.of(line, json(decision.turnItem()), decision.turnBoundary(), injected));
      codex.add(
          List.of(
              line,
              item.get("turn_item"),
              item.get("opens_turn").asBoolean(),
              item.path("contextual").asBoolean()));
    }
    assertThat(decided).isEqualTo(codex);
  }

  static Stream<Arguments> texts() {
    return cases()
        .filter(one -> one.at("/input/text").isTextual())
        .map(one -> of(one, one.at("/input/text").asText()));
  }

  /** Those that only a strict reader refuses are none of the mapping's business. */
  static Stream<Arguments> items() {
    return cases()
        .filter(one -> one.at("/input/response_item").isObject())
        .filter(one -> !one.at("/expect/kind").asText().equals("unparsed"))
        .map(one -> of(one, one.at("/input/response_item")));
  }

  static Stream<Arguments> rollouts() {
    return files(RESOURCES.resolve("rollouts"), ".jsonl")
        .map(
            file -> {
              String name = RESOURCES.relativize(file).toString();
              String expected = file.toString().replaceAll("jsonl$", "expected.json");
              return Arguments.of(name, List.of(text(file).split("\n")), tree(Path.of(expected)));
            });
  }

  private static Arguments of(JsonNode one, Object input) {
    return Arguments.of(one.get("name").asText(), input, one.get("expect"));
  }

  private static Stream<JsonNode> cases() {
    return files(RESOURCES.resolve("cases"), ".json").map(ReferenceCasesTest::tree);
  }

  private static Stream<Path> files(Path folder, String suffix) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(suffix)).sorted().toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static JsonNode tree(Path file) {
    return parsed(text(file));
  }

  private static JsonNode parsed(String json) {
    try {
      return JSON.readTree(json);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static JsonNode json(@Nullable Object value) {
    try {
      return parsed(JSON.writeValueAsString(value));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void assertClaim(JsonNode expected, String name, boolean claimed) {
    if (expected.has(name)) {
      assertThat(claimed).as(name).isEqualTo(expected.get(name).asBoolean());
    }
  }
}

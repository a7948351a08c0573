package dev.turnmark.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.turnmark.CodexRules;
import dev.turnmark.engine.Classifier;
import dev.turnmark.json.Strictness;
import dev.turnmark.json.TurnmarkJson;
import dev.turnmark.json.UnreadableException;
import dev.turnmark.rollout.Cut;
import dev.turnmark.rollout.CutOutcome;
import dev.turnmark.rollout.LineRange;
import dev.turnmark.rollout.Place;
import dev.turnmark.rollout.Replay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every conformance case about a whole rollout. */
class RolloutCasesTest {

  private static final Path CASES = Path.of("src/test/resources/cases");
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
  void thereAreTwentySixOfThem() throws IOException {
    assertThat(cases()).hasSize(26);
  }

  @TestFactory
  Stream<DynamicTest> rolloutsAreCountedAndCut() throws IOException {
    return cases().stream()
        .map(
            node ->
                DynamicTest.dynamicTest(
                    node.get("name").textValue(),
                    () -> check(node.get("input"), node.get("expect"))));
  }

  private static void check(JsonNode input, JsonNode expect) throws UnreadableException {
    Replay replay = replay(input.get("rollout"));
    CutOutcome cut = cut(input, replay);
    expect
        .properties()
        .forEach(
            field ->
                assertThat(actual(field.getKey(), replay, cut))
                    .as(field.getKey())
                    .isEqualTo(field.getValue()));
  }

  private static JsonNode actual(String name, Replay replay, @Nullable CutOutcome cut) {
    return switch (name) {
      case "user_message_positions" -> indices(replay.turns().userMessages());
      case "fork_turn_positions" -> indices(replay.turns().forkTurns());
      case "user_turn_boundaries" -> indices(replay.turns().turnBoundaries());
      case "kept" -> JSON.valueToTree(kept(Objects.requireNonNull(cut)));
      case "reference_context_kept" ->
          JSON.valueToTree(Objects.requireNonNull(cut).referenceContextKept());
      default -> throw new AssertionError("nothing checks " + name);
    };
  }

  private static JsonNode indices(List<Place> places) {
    return JSON.valueToTree(places.stream().map(Place::index).toList());
  }

  /** A rollback is checked by what the model would be given, other cuts by what is left. */
  private static List<Integer> kept(CutOutcome cut) {
    Stream<Integer> lines =
        cut.cut() instanceof Cut.Rollback
            ? cut.history().stream()
            : ((CutOutcome.Kept) cut).lines().stream().flatMap(RolloutCasesTest::lines);
    return lines.map(line -> line - 1).toList();
  }

  private static Stream<Integer> lines(LineRange range) {
    return IntStream.rangeClosed(range.first(), range.last()).boxed();
  }

  private static @Nullable CutOutcome cut(JsonNode input, Replay replay) {
    if (input.has("before_user")) {
      return Cut.beforeUserMessage(input.get("before_user").longValue()).in(replay);
    }
    if (input.has("last_fork_turns")) {
      return Cut.lastForkTurns(input.get("last_fork_turns").longValue()).in(replay);
    }
    return input.has("rollback")
        ? Cut.rollback(input.get("rollback").longValue()).in(replay)
        : null;
  }

  private static Replay replay(JsonNode rollout) throws UnreadableException {
    Judge judge = new Judge(classifier);
    Replay replay = new Replay();
    for (int i = 0; i < rollout.size(); i++) {
      replay.accept(
          judge.line(
              i + 1,
              i,
              TurnmarkJson.readRolloutItem(rollout.get(i).toString(), Strictness.STRICT)));
    }
    return replay;
  }

  private static List<JsonNode> cases() throws IOException {
    List<JsonNode> found = new ArrayList<>();
    try (Stream<Path> files = Files.list(CASES)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".json")).sorted().toList()) {
        JsonNode node = JSON.readTree(file.toFile());
        if (node.get("input").has("rollout")) {
          found.add(node);
        }
      }
    }
    return found;
  }
}

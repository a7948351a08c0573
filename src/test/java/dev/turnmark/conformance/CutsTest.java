package dev.turnmark.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.turnmark.CodexRules;
import dev.turnmark.engine.Classifier;
import dev.turnmark.json.Strictness;
import dev.turnmark.rollout.Cut;
import dev.turnmark.rollout.CutOutcome;
import dev.turnmark.rollout.Place;
import dev.turnmark.rollout.Replay;
import dev.turnmark.rollout.Turns;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Turns and cuts of every rollout that the real Codex wrote. */
class CutsTest {

  private static final Path ROLLOUTS = Path.of("src/test/resources/rollouts");
  private static final ObjectMapper JSON = new ObjectMapper();

  /** A prompt with a picture that only newer versions can read. */
  private static final List<String> PICTURES_BY_FILE_ID =
      List.of("0.160.0/images_app.expected.json", "0.171.0/images_app.expected.json");

  private static Classifier classifier;

  @BeforeAll
  static void loadTheRules() {
    classifier = Classifier.of(CodexRules.LOADED);
  }

  @AfterAll
  static void close() {
    classifier.close();
  }

  @TestFactory
  Stream<DynamicTest> strictlyReadTurnsAndCutsAreThoseOfCodex() throws IOException {
    return expectations().stream().map(file -> test(file, Strictness.STRICT));
  }

  @TestFactory
  Stream<DynamicTest> readLenientlyTheyAreTheSame() throws IOException {
    return expectations().stream()
        .filter(file -> !PICTURES_BY_FILE_ID.contains(ROLLOUTS.relativize(file).toString()))
        .map(file -> test(file, Strictness.LENIENT));
  }

  @Test
  void readLenientlyAPromptWithAPictureByFileIdCounts() throws IOException {
    Replay replay = replay(ROLLOUTS.resolve("0.171.0/images_app.jsonl"), Strictness.LENIENT);

    assertThat(replay.turns().userMessages())
        .extracting(Place::line)
        .startsWith(8, 17, 26)
        .isEqualTo(replay.turns().turnBoundaries().stream().map(Place::line).toList());
    assertThat(replay.turns().userMessages().get(1).index()).isNull();
    assertThat(replay.turns().userMessages().get(1).firstWords())
        .isEqualTo("[image] A file id picture.");
    assertThat(json(Cut.beforeUserMessage(1).in(replay)).toString()).isEqualTo("[[1,11],[13,16]]");
    assertThat(json(Cut.beforeUserMessage(2).in(replay)).toString())
        .isEqualTo("[[1,11],[13,20],[22,25]]");
  }

  private static DynamicTest test(Path expectation, Strictness strictness) {
    return DynamicTest.dynamicTest(
        ROLLOUTS.relativize(expectation).toString(),
        () -> {
          JsonNode expected = JSON.readTree(expectation.toFile());
          Replay replay = replay(rollout(expectation), strictness);
          assertThat(turns(replay.turns(), expected.get("turns"))).isEqualTo(expected.get("turns"));
          JsonNode cuts = expected.get("cuts");
          assertThat(cuts(cuts.get("before_user"), Cut::beforeUserMessage, replay))
              .isEqualTo(cuts.get("before_user"));
          assertThat(cuts(cuts.get("last_fork_turns"), Cut::lastForkTurns, replay))
              .isEqualTo(cuts.get("last_fork_turns"));
          assertThat(cuts(cuts.get("rollback"), Cut::rollback, replay))
              .isEqualTo(cuts.get("rollback"));
        });
  }

  /** In the form of the expectations; how many lines there are is for the reader to say. */
  private static JsonNode turns(Turns turns, JsonNode expected) {
    ObjectNode node = JSON.createObjectNode();
    add(node, "fork_turn", "fork_turn_positions", turns.forkTurns());
    node.set("items", expected.get("items"));
    node.set("unparsed_lines", expected.get("unparsed_lines"));
    add(node, "user_message", "user_message_positions", turns.userMessages());
    add(node, "user_turn_boundary", "user_turn_boundaries", turns.turnBoundaries());
    return node;
  }

  private static void add(ObjectNode node, String name, String positions, List<Place> places) {
    node.set(name + "_lines", JSON.valueToTree(places.stream().map(Place::line).toList()));
    node.set(positions, JSON.valueToTree(places.stream().map(Place::index).toList()));
  }

  private static JsonNode cuts(JsonNode expected, LongFunction<Cut> cut, Replay replay) {
    ObjectNode node = JSON.createObjectNode();
    expected
        .fieldNames()
        .forEachRemaining(n -> node.set(n, json(cut.apply(Long.parseLong(n)).in(replay))));
    return node;
  }

  private static JsonNode json(CutOutcome outcome) {
    ArrayNode ranges = JSON.createArrayNode();
    if (outcome.cut() instanceof Cut.Rollback) {
      ranges(outcome.history()).forEach(range -> ranges.add(JSON.valueToTree(range)));
    } else {
      ((CutOutcome.Kept) outcome)
          .lines()
          .forEach(
              range -> ranges.add(JSON.createArrayNode().add(range.first()).add(range.last())));
    }
    return ranges;
  }

  private static List<int[]> ranges(List<Integer> lines) {
    List<int[]> ranges = new ArrayList<>();
    for (int line : lines) {
      if (!ranges.isEmpty() && ranges.get(ranges.size() - 1)[1] == line - 1) {
        ranges.get(ranges.size() - 1)[1] = line;
      } else {
        ranges.add(new int[] {line, line});
      }
    }
    return ranges;
  }

  private static Replay replay(Path file, Strictness strictness) throws IOException {
    Replay replay = new Replay();
    new Judge(classifier).lines(file, strictness).forEach(replay);
    return replay;
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

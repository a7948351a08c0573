package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** What the commands print and write of every rollout that the real Codex wrote. */
class TurnsAndCutsTest {

  private static final Path HERE = Path.of("");
  private static final Path ROLLOUTS = Path.of("src/test/resources/rollouts");
  private static final ObjectMapper JSON = new ObjectMapper();

  /** How the expectations call a cut, and how the command line does. */
  private static final Map<String, String> CUTS =
      Map.of(
          "before_user", "--before-user-message",
          "last_fork_turns", "--last-fork-turns",
          "rollback", "--rollback");

  /** A prompt with a picture that only newer versions can read. */
  private static final List<String> PICTURES_BY_FILE_ID =
      List.of("0.160.0/images_app.jsonl", "0.171.0/images_app.jsonl");

  @Test
  void strictlyReadTheTurnsAreThoseOfCodex() throws IOException {
    Map<String, JsonNode> printed = turns("--strict");

    assertThat(printed).hasSize(138);
    for (Path rollout : rollouts()) {
      JsonNode expected = expectation(rollout).get("turns");
      assertThat(asExpected(printed.get(rollout.toString())))
          .as(rollout.toString())
          .isEqualTo(expected);
    }
  }

  @Test
  void readLenientlyTheyAreTheSameButForPromptsWithAPictureByFileId() throws IOException {
    Map<String, JsonNode> printed = turns();
    List<String> different = new ArrayList<>();
    for (Path rollout : rollouts()) {
      JsonNode json = asExpected(printed.get(rollout.toString()));
      if (!json.equals(withCounts(expectation(rollout).get("turns"), json))) {
        different.add(ROLLOUTS.relativize(rollout).toString());
      }
    }

    assertThat(different).isEqualTo(PICTURES_BY_FILE_ID);
    for (String name : PICTURES_BY_FILE_ID) {
      JsonNode json = printed.get(ROLLOUTS.resolve(name).toString());
      for (String list : List.of("user_messages", "turn_boundaries", "fork_turns")) {
        assertThat(json.get(list).toString()).as(list).isEqualTo("[8,17,26,35,44,53,98]");
      }
    }
  }

  /** Lines that only a lenient reader counts change how many there are, not which are turns. */
  private static JsonNode withCounts(JsonNode expected, JsonNode printed) {
    ObjectNode counted = expected.deepCopy();
    counted.set("items", printed.get("items"));
    counted.set("unparsed_lines", printed.get("unparsed_lines"));
    return counted;
  }

  @TestFactory
  Stream<DynamicTest> strictlyReadTheCutsAreThoseOfCodex(@TempDir Path directory)
      throws IOException {
    return rollouts().stream()
        .map(
            rollout ->
                DynamicTest.dynamicTest(
                    ROLLOUTS.relativize(rollout).toString(),
                    () -> checkCuts(rollout, directory.resolve("out"))));
  }

  private static void checkCuts(Path rollout, Path out) throws IOException {
    JsonNode cuts = expectation(rollout).get("cuts");
    for (String kind : CUTS.keySet()) {
      for (Map.Entry<String, JsonNode> cut : cuts.get(kind).properties()) {
        JsonNode printed = dryRun(rollout, CUTS.get(kind), cut.getKey(), "--strict");
        assertThat(kind.equals("rollback") ? ranges(printed.get("history")) : printed.get("kept"))
            .as(kind + " " + cut.getKey())
            .isEqualTo(cut.getValue());
      }
    }
  }

  private static JsonNode dryRun(Path rollout, String option, String number, String... more)
      throws IOException {
    List<String> arguments =
        new ArrayList<>(List.of("cut", option, number, "--dry-run", "--format", "json"));
    arguments.addAll(List.of(more));
    arguments.add(rollout.toString());
    return JSON.readTree(CommandLineRun.byShippedRules(HERE, arguments).out());
  }
}

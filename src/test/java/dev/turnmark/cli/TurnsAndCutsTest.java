package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.luben.zstd.ZstdInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
    assertThat(turnLists(printed.get(ROLLOUTS.resolve(PICTURES_BY_FILE_ID.get(0)).toString())))
        .containsOnly("[7,16,25,34,43,52,97]");
    assertThat(turnLists(printed.get(ROLLOUTS.resolve(PICTURES_BY_FILE_ID.get(1)).toString())))
        .containsOnly("[8,17,26,35,44,53,98]");
  }

  private static List<String> turnLists(JsonNode printed) {
    return Stream.of("user_messages", "turn_boundaries", "live_turn_boundaries", "fork_turns")
        .map(list -> printed.get(list).toString())
        .toList();
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
    JsonNode expected = expectation(rollout);
    for (Map.Entry<String, String> kind : CUTS.entrySet()) {
      for (Map.Entry<String, JsonNode> cut : expected.get("cuts").get(kind.getKey()).properties()) {
        String what = kind.getValue() + " " + cut.getKey();
        JsonNode told = dryRun(rollout, kind.getValue(), cut.getKey(), "--strict");
        assertThat(comparable(told, kind.getKey())).as(what).isEqualTo(cut.getValue());
        if (cut.getKey().equals("1") && !told.get("kept").isNull()) {
          checkBytes(rollout, told, out, kind.getValue(), cut.getKey());
        }
      }
    }
  }

  /** A rollback is checked by what the model would be given, other cuts by what is left. */
  private static JsonNode comparable(JsonNode told, String kind) {
    return kind.equals("rollback") ? ranges(told.get("history")) : told.get("kept");
  }

  /** What is written is the lines that the dry run told of, and all that stands between them. */
  private static void checkBytes(
      Path rollout, JsonNode told, Path out, String option, String number) throws IOException {
    run("cut", "--strict", "-q", option, number, "-o", out.toString(), rollout.toString());
    JsonNode written = told.get("written");
    List<byte[]> lines = lines(text(rollout));
    ByteArrayOutputStream stretch = new ByteArrayOutputStream();
    for (int i = 0; i < lines.size(); i++) {
      if (!written.isEmpty() && i + 1 >= written.get(0).asInt() && i < written.get(1).asInt()) {
        stretch.writeBytes(lines.get(i));
      }
    }
    assertThat(Files.readAllBytes(out)).as(option + number).isEqualTo(stretch.toByteArray());
    for (JsonNode range : told.get("kept")) {
      assertThat(range.get(0).asInt()).isBetween(written.get(0).asInt(), written.get(1).asInt());
      assertThat(range.get(1).asInt()).isBetween(written.get(0).asInt(), written.get(1).asInt());
    }
  }

  @Test
  void readLenientlyACutMayFallBeforeAPictureByFileId() throws IOException {
    assertThat(lenientlyKept("0.160.0/images_app.jsonl", 1)).isEqualTo("[[1,10],[12,15]]");
    assertThat(lenientlyKept("0.160.0/images_app.jsonl", 2)).isEqualTo("[[1,10],[12,19],[21,24]]");
    assertThat(lenientlyKept("0.171.0/images_app.jsonl", 1)).isEqualTo("[[1,11],[13,16]]");
    assertThat(lenientlyKept("0.171.0/images_app.jsonl", 2)).isEqualTo("[[1,11],[13,20],[22,25]]");
  }

  private static String lenientlyKept(String rollout, int number) throws IOException {
    return dryRun(ROLLOUTS.resolve(rollout), "--before-user-message", "" + number)
        .get("kept")
        .toString();
  }

  @TestFactory
  Stream<DynamicTest> readLenientlyTheFirstCutOfAllOthersIsTheSame() throws IOException {
    return rollouts().stream()
        .filter(rollout -> !PICTURES_BY_FILE_ID.contains(ROLLOUTS.relativize(rollout).toString()))
        .map(
            rollout ->
                DynamicTest.dynamicTest(
                    ROLLOUTS.relativize(rollout).toString(), () -> checkLenientCuts(rollout)));
  }

  private static void checkLenientCuts(Path rollout) throws IOException {
    JsonNode cuts = expectation(rollout).get("cuts");
    for (Map.Entry<String, String> kind : CUTS.entrySet()) {
      for (Map.Entry<String, JsonNode> cut : cuts.get(kind.getKey()).properties()) {
        if (cut.getKey().equals("1")) {
          JsonNode told = dryRun(rollout, kind.getValue(), "1");
          assertThat(comparable(told, kind.getKey())).as(kind.getKey()).isEqualTo(cut.getValue());
        }
      }
    }
  }

  @Test
  void everyCaseOfAWholeRolloutHolds(@TempDir Path directory) throws IOException {
    Map<String, JsonNode> cases = RolloutCases.written(directory);
    assertThat(cases).hasSize(26);
    Map<String, JsonNode> turns = new HashMap<>();
    List<String> arguments = new ArrayList<>(List.of("turns", "--strict", "--format", "json"));
    cases.keySet().forEach(arguments::add);
    for (String line : run(arguments.toArray(String[]::new)).out().lines().toList()) {
      JsonNode json = JSON.readTree(line);
      turns.put(json.get("file").textValue(), json);
    }
    for (Map.Entry<String, JsonNode> one : cases.entrySet()) {
      JsonNode input = one.getValue().get("input");
      Optional<String> cut = CUTS.keySet().stream().filter(input::has).findFirst();
      JsonNode told = null;
      if (cut.isPresent()) {
        told =
            dryRun(
                Path.of(one.getKey()),
                CUTS.get(cut.get()),
                input.get(cut.get()).asText(),
                "--strict");
      }
      JsonNode expected = asExpected(turns.get(one.getKey()));
      for (Map.Entry<String, JsonNode> field : one.getValue().get("expect").properties()) {
        JsonNode actual =
            switch (field.getKey()) {
              case "kept" -> positions(told, cut.orElseThrow());
              case "reference_context_kept" -> told.get("reference_context_kept");
              default -> expected.get(field.getKey());
            };
        assertThat(actual).as(one.getKey() + " " + field.getKey()).isEqualTo(field.getValue());
      }
    }
  }

  /** Lines of these files are indices and one more. */
  private static JsonNode positions(JsonNode told, String kind) {
    ArrayNode positions = JSON.createArrayNode();
    if (kind.equals("rollback")) {
      told.get("history").forEach(line -> positions.add(line.asInt() - 1));
    } else {
      told.get("kept")
          .forEach(
              range ->
                  IntStream.rangeClosed(range.get(0).asInt(), range.get(1).asInt())
                      .forEach(line -> positions.add(line - 1)));
    }
    return positions;
  }

  private static JsonNode dryRun(Path rollout, String option, String number, String... more)
      throws IOException {
    List<String> arguments =
        new ArrayList<>(List.of("cut", option, number, "--dry-run", "--format", "json"));
    arguments.addAll(List.of(more));
    arguments.add(rollout.toString());
    return JSON.readTree(run(arguments.toArray(String[]::new)).out());
  }

  private static Map<String, JsonNode> turns(String... options) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("turns", "--format", "json"));
    arguments.addAll(List.of(options));
    rollouts().forEach(rollout -> arguments.add(rollout.toString()));
    Map<String, JsonNode> printed = new LinkedHashMap<>();
    for (String line : run(arguments.toArray(String[]::new)).out().lines().toList()) {
      JsonNode json = JSON.readTree(line);
      printed.put(json.get("file").textValue(), json);
    }
    return printed;
  }

  private static CommandLineRun run(String... arguments) {
    return CommandLineRun.byShippedRules(HERE, new byte[0], List.of(arguments));
  }

  /** What the command prints, in the form of the expectations. */
  private static JsonNode asExpected(JsonNode printed) {
    Map<Integer, JsonNode> indices = new HashMap<>();
    printed.get("turns").forEach(t -> indices.put(t.get("line").asInt(), t.get("index")));
    ObjectNode node = JSON.createObjectNode();
    node.set("items", printed.get("indexed"));
    node.set("unparsed_lines", printed.get("not_indexed"));
    add(node, "user_message", "user_message_positions", printed.get("user_messages"), indices);
    add(node, "fork_turn", "fork_turn_positions", printed.get("fork_turns"), indices);
    add(
        node,
        "user_turn_boundary",
        "user_turn_boundaries",
        printed.get("turn_boundaries"),
        indices);
    return node;
  }

  private static void add(
      ObjectNode node,
      String name,
      String positions,
      JsonNode lines,
      Map<Integer, JsonNode> indices) {
    node.set(name + "_lines", lines);
    ArrayNode found = node.putArray(positions);
    lines.forEach(line -> found.add(indices.get(line.asInt())));
  }

  private static JsonNode ranges(JsonNode lines) {
    ArrayNode ranges = JSON.createArrayNode();
    int last = 0;
    for (JsonNode line : lines) {
      if (last > 0 && line.asInt() == last + 1) {
        ((ArrayNode) ranges.get(ranges.size() - 1)).set(1, line);
      } else {
        ranges.addArray().add(line).add(line);
      }
      last = line.asInt();
    }
    return ranges;
  }

  private static List<byte[]> lines(byte[] text) {
    List<byte[]> lines = new ArrayList<>();
    int from = 0;
    for (int i = 0; i < text.length; i++) {
      if (text[i] == '\n' || i == text.length - 1) {
        lines.add(Arrays.copyOfRange(text, from, i + 1));
        from = i + 1;
      }
    }
    return lines;
  }

  private static byte[] text(Path rollout) throws IOException {
    try (InputStream in = Files.newInputStream(rollout);
        InputStream text = rollout.toString().endsWith(".zst") ? new ZstdInputStream(in) : in) {
      return text.readAllBytes();
    }
  }

  private static JsonNode expectation(Path rollout) throws IOException {
    String name = rollout.getFileName().toString().replaceFirst("\\.jsonl(\\.zst)?$", "");
    return JSON.readTree(rollout.resolveSibling(name + ".expected.json").toFile());
  }

  private static List<Path> rollouts() throws IOException {
    try (Stream<Path> files = Files.walk(ROLLOUTS)) {
      return files.filter(f -> f.toString().matches(".*\\.jsonl(\\.zst)?")).sorted().toList();
    }
  }
}

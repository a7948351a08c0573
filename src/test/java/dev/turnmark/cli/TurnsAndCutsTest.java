package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.luben.zstd.ZstdInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** What the commands print and write of every rollout that the real Codex wrote. */
class TurnsAndCutsTest {

  private static final Path ROLLOUTS = Path.of("src/test/resources/rollouts");
  private static final ObjectMapper JSON = new ObjectMapper();

  /** A prompt with a picture that only newer versions can read. */
  private static final List<String> PICTURES_BY_FILE_ID =
      List.of("0.160.0/images_app.jsonl", "0.171.0/images_app.jsonl");

  @Test
  void strictlyReadTheTurnsAreThoseOfCodex() throws IOException {
    Map<String, JsonNode> printed = Printed.turns(names(), "--strict");

    assertThat(printed).hasSize(138);
    for (Path rollout : rollouts()) {
      JsonNode expected = expectation(rollout).get("turns");
      assertThat(Printed.asExpected(Printed.of(printed, rollout)))
          .as(rollout.toString())
          .isEqualTo(expected);
    }
  }

  @Test
  void readLenientlyTheyAreTheSameButForPromptsWithAPictureByFileId() throws IOException {
    Map<String, JsonNode> printed = Printed.turns(names());
    List<String> different = new ArrayList<>();
    for (Path rollout : rollouts()) {
      JsonNode json = Printed.asExpected(Printed.of(printed, rollout));
      if (!json.equals(withCounts(expectation(rollout).get("turns"), json))) {
        different.add(ROLLOUTS.relativize(rollout).toString());
      }
    }

    assertThat(different).isEqualTo(PICTURES_BY_FILE_ID);
    assertThat(turnLists(Printed.of(printed, ROLLOUTS.resolve(PICTURES_BY_FILE_ID.get(0)))))
        .containsOnly("[7,16,25,34,43,52,97]");
    assertThat(turnLists(Printed.of(printed, ROLLOUTS.resolve(PICTURES_BY_FILE_ID.get(1)))))
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
    for (Map.Entry<String, String> kind : Printed.CUTS.entrySet()) {
      for (Map.Entry<String, JsonNode> cut : expected.get("cuts").get(kind.getKey()).properties()) {
        String what = kind.getValue() + " " + cut.getKey();
        JsonNode told = Printed.dryRun(rollout, kind.getValue(), cut.getKey(), "--strict");
        assertThat(Printed.comparable(told, kind.getKey())).as(what).isEqualTo(cut.getValue());
        if (cut.getKey().equals("1") && !told.get("kept").isNull()) {
          checkBytes(rollout, told, out, kind.getValue(), cut.getKey());
        }
      }
    }
  }

  /** What is written is the lines that the dry run told of, and all that stands between them. */
  private static void checkBytes(
      Path rollout, JsonNode told, Path out, String option, String number) throws IOException {
    Printed.run("cut", "--strict", "-q", option, number, "-o", out.toString(), rollout.toString());
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
    return Printed.dryRun(ROLLOUTS.resolve(rollout), "--before-user-message", "" + number)
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
    for (Map.Entry<String, String> kind : Printed.CUTS.entrySet()) {
      for (Map.Entry<String, JsonNode> cut : cuts.get(kind.getKey()).properties()) {
        if (cut.getKey().equals("1")) {
          JsonNode told = Printed.dryRun(rollout, kind.getValue(), "1");
          assertThat(Printed.comparable(told, kind.getKey()))
              .as(kind.getKey())
              .isEqualTo(cut.getValue());
        }
      }
    }
  }

  private static List<String> names() throws IOException {
    return rollouts().stream().map(Path::toString).toList();
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

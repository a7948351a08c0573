package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.turnmark.json.Strictness;
import dev.turnmark.json.TextHash;
import dev.turnmark.json.TurnmarkJson;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code classify --log} leaves. */
class DecisionLogTest {

  private static final String RULES =
      Path.of("src/test/resources/cli/rules/small").toAbsolutePath() + "";
  private static final Path ROLLOUTS = Path.of("src/test/resources/rollouts").toAbsolutePath();
  private static final String USER =
      "{\"type\":\"message\",\"role\":\"user\",\"content\":[{\"type\":\"input_text\",\"text\":\"Look.\"}]}";

  @TempDir Path directory;

  @Test
  void aDecisionIsOneLineAndTheSameAtEveryRun() throws Exception {
    session(USER);
    CommandLineRun plain = classify("session.jsonl");
    CommandLineRun logged = classify("session.jsonl", "--log", "log.jsonl");
    String hash = hash(USER);
    String log = Files.readString(directory.resolve("log.jsonl"));
    String revision = new ObjectMapper().readTree(log).get("revision").textValue();
    assertThat(log)
        .isEqualTo(
            ("{\"decision_id\":\"%s\",\"revision\":\"%s\",\"file\":\"session.jsonl\",\"line\":1,"
                    + "\"item\":\"message\",\"item_sha256\":\"%s\",\"result\":{\"turn_item\":"
                    + "\"UserMessage\",\"marks\":[\"user_message\",\"turn_boundary\",\"fork_turn\"]},"
                    + "\"rules\":[\"a message has parts\",\"what a user says is kept\","
                    + "\"a user message is shown\",\"a user message counts as one\","
                    + "\"a user message opens a turn\",\"a user message may begin a fork\","
                    + "\"an item is written\"],\"schema\":1}\n")
                .formatted(id(revision, "session.jsonl:1", hash), revision, hash));
    assertThat(logged).isEqualTo(plain);
  }

  @Test
  void theLogOfRedactedTextsIsThatOfTheTextsThemselves() throws Exception {
    session(USER);
    classify("session.jsonl", "--log", "log.jsonl");
    classify("session.jsonl", "--log", "redacted.jsonl", "--redact");
    assertThat(directory.resolve("redacted.jsonl"))
        .hasSameTextualContentAs(directory.resolve("log.jsonl"));
  }

  @Test
  void itemsOfReplacementHistoriesHavePlacesOfTheirOwn() throws Exception {
    line(
        "{\"type\":\"compacted\",\"payload\":{\"message\":\"m\",\"replacement_history\":[%s,%s]}}"
            .formatted(USER, USER));
    classify("session.jsonl", "--log", "log.jsonl", "--replacement-history");
    List<String> places = new ArrayList<>();
    List<String> ids = new ArrayList<>();
    for (String line : Files.readAllLines(directory.resolve("log.jsonl"))) {
      JsonNode json = new ObjectMapper().readTree(line);
      places.add(json.get("line") + "[" + json.get("replacement") + "] " + json.get("result"));
      ids.add(json.get("decision_id").textValue());
    }
    assertThat(places)
        .containsExactly(
            "1[0] {\"turn_item\":\"UserMessage\",\"marks\":[]}",
            "1[1] {\"turn_item\":\"UserMessage\",\"marks\":[]}");
    assertThat(ids).doesNotHaveDuplicates();
  }

  @Test
  void filesThatAreReadSideBySideAreLoggedInTheirOrder() throws Exception {
    List<String> words = new ArrayList<>(List.of("--format", "jsonl", "-q"));
    try (Stream<Path> files = Files.walk(ROLLOUTS.resolve("0.171.0"))) {
      files.map(Path::toString).filter(f -> f.endsWith(".jsonl")).sorted().forEach(words::add);
    }
    List<String> alone = new ArrayList<>(words);
    alone.addAll(List.of("--jobs", "1", "--log", "alone.jsonl"));
    List<String> together = new ArrayList<>(words);
    together.addAll(List.of("--jobs", "4", "--log", "together.jsonl"));
    classify(alone.toArray(String[]::new));
    classify(together.toArray(String[]::new));
    assertThat(directory.resolve("together.jsonl"))
        .isNotEmptyFile()
        .hasSameTextualContentAs(directory.resolve("alone.jsonl"));
  }

  @Test
  void nothingIsLeftOfALogThatCanNotBeWritten() throws Exception {
    session(USER);
    Files.writeString(directory.resolve("log.jsonl"), "earlier\n");
    Files.createDirectory(directory.resolve("taken"));
    CommandLineRun run = classify("session.jsonl", "--log", "taken");
    assertThat(run.exit()).isEqualTo(ExitCode.UNREADABLE_FILE);
    assertThat(run.err()).isEqualTo("turnmark: taken: it cannot be written: it is a directory\n");
    assertThat(directory.resolve("log.jsonl")).hasContent("earlier");
    try (Stream<Path> left = Files.list(directory)) {
      assertThat(left.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("session.jsonl", "log.jsonl", "taken");
    }
  }

  private CommandLineRun classify(String... words) {
    List<String> all = new ArrayList<>(List.of("classify", "--rules", RULES));
    all.addAll(List.of(words));
    return CommandLineRun.in(directory, new byte[0], all);
  }

  private void session(String item) throws Exception {
    line("{\"type\":\"response_item\",\"payload\":" + item + "}");
  }

  private void line(String said) throws Exception {
    Files.writeString(
        directory.resolve("session.jsonl"),
        "{\"timestamp\":\"2026-12-01T10:00:00.000Z\"," + said.substring(1) + "\n");
  }

  private static String hash(String item) throws Exception {
    return TextHash.of(TurnmarkJson.write(TurnmarkJson.readResponseItem(item, Strictness.LENIENT)))
        .hex();
  }

  private static String id(String revision, String place, String hash) {
    return TextHash.of(revision + "\n" + place + "\n" + hash).hex().substring(0, 32);
  }
}

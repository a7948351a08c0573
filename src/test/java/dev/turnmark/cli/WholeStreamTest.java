package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every line of every example rollout, as a viewer gets it. */
class WholeStreamTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Path ROLLOUTS = Path.of("src/test/resources/rollouts");

  @Test
  void everyExampleIsReportedToItsEndWithTheWholeTurnItemsThatCodexCompleted() throws IOException {
    CommandLineRun run =
        CommandLineRun.byShippedRules(
            ROLLOUTS,
            new byte[0],
            List.of(
                "classify",
                "--all-lines",
                "--replacement-history",
                "-q",
                "--format",
                "jsonl",
                "**/*.jsonl"));
    Map<String, Integer> last = new TreeMap<>();
    int completed = 0;
    for (String line : run.out().lines().toList()) {
      JsonNode json = JSON.readTree(line);
      last.merge(json.get("file").asText(), json.get("line").asInt(), Math::max);
      completed += checkCompleted(json) ? 1 : 0;
    }

    assertThat(run.err()).isEmpty();
    assertThat(run.exit()).isZero();
    assertThat(completed).isGreaterThan(200);
    try (Stream<Path> files = Files.walk(ROLLOUTS)) {
      assertThat(last)
          .hasSize((int) files.filter(file -> file.toString().endsWith(".jsonl")).count());
    }
  }

  /** A completed item stands in the record as it stands in the file. */
  private static boolean checkCompleted(JsonNode json) throws IOException {
    if (!json.path("rollout_type").asText().startsWith("event.item_completed.")) {
      return false;
    }
    String line =
        Files.readAllLines(ROLLOUTS.resolve(json.get("file").asText()))
            .get(json.get("line").asInt() - 1);
    JsonNode written = JSON.readTree(line).at("/payload/item");
    written
        .properties()
        .forEach(
            field -> {
              if (!field.getValue().isNull()) {
                assertThat(json.at("/turn_item/" + field.getKey()))
                    .as(line)
                    .isEqualTo(field.getValue());
              }
            });
    return true;
  }
}

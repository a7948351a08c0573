package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Holds the decisions about every example rollout against what Codex recorded in it. With {@code
 * -Dscenarios.write=true} it writes the counts in place of comparing them, and fails, so that
 * somebody looks at the difference.
 */
class VerifyRolloutsTest {

  private static final String ROLLOUTS = "src/test/resources/rollouts/*/*.jsonl*";
  private static final Path COUNTS = Path.of("src/test/resources/golden/verify.txt");
  private static final List<String> LISTS = List.of("agreements", "explained", "unexplained");

  @Test
  void everyDifferenceOfEveryVersionIsNamedByARule() throws IOException {
    List<String> counts = new ArrayList<>();
    counts.addAll(counts());
    counts.add("--strict");
    counts.addAll(counts("--strict"));
    String text = String.join("\n", counts) + "\n";
    if (Boolean.getBoolean("scenarios.write")) {
      Files.writeString(COUNTS, text);
    }
    assertThat(text).isEqualTo(Files.readString(COUNTS));
    assertThat(counts).noneMatch(line -> line.contains("unexplained"));
    assertThat(Boolean.getBoolean("scenarios.write")).as("written, not compared").isFalse();
  }

  /** How often each thing came out in the files of each version, a line each. */
  private static List<String> counts(String... options) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("verify", "--format", "jsonl", ROLLOUTS));
    arguments.addAll(List.of(options));
    CommandLineRun run = CommandLineRun.in(Path.of(""), new byte[0], arguments);
    Map<Integer, Map<String, Integer>> byVersion = new TreeMap<>();
    ObjectMapper json = new ObjectMapper();
    int files = 0;
    for (String line : run.out().lines().toList()) {
      JsonNode record = json.readTree(line);
      if (record.has("agreements")) {
        files++;
        Map<String, Integer> counts =
            byVersion.computeIfAbsent(minorVersion(record), version -> new TreeMap<>());
        LISTS.forEach(list -> add(counts, list, record.get(list)));
      }
    }
    assertThat(files).isEqualTo(138);
    List<String> lines = new ArrayList<>();
    byVersion.forEach(
        (version, counts) -> {
          lines.add("0." + version + ".0");
          counts.forEach((what, count) -> lines.add("  " + what + ": " + count));
        });
    return lines;
  }

  private static void add(Map<String, Integer> counts, String list, JsonNode kinds) {
    kinds
        .properties()
        .forEach(
            kind ->
                counts.merge(list + " " + kind.getKey(), kind.getValue().asInt(), Integer::sum));
  }

  private static int minorVersion(JsonNode record) {
    Path file = Path.of(record.get("file").asText());
    String version = file.getName(file.getNameCount() - 2).toString();
    return Integer.parseInt(version.split("\\.", -1)[1]);
  }
}

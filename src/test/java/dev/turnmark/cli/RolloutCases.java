package dev.turnmark.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The conformance cases about a whole rollout, as files. */
final class RolloutCases {

  private static final Path CASES = Path.of("src/test/resources/cases");
  private static final ObjectMapper JSON = new ObjectMapper();

  private RolloutCases() {}

  /** Writes a rollout for each of them; gives the cases by the names of the files. */
  static Map<String, JsonNode> written(Path directory) throws IOException {
    Map<String, JsonNode> cases = new LinkedHashMap<>();
    try (Stream<Path> files = Files.list(CASES)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".json")).sorted().toList()) {
        JsonNode node = JSON.readTree(file.toFile());
        if (node.get("input").has("rollout")) {
          Path rollout = directory.resolve(node.get("name").textValue() + ".jsonl");
          Files.write(rollout, lines(node.get("input").get("rollout")));
          cases.put(rollout.toString(), node);
        }
      }
    }
    return cases;
  }

  private static List<String> lines(JsonNode payloads) {
    List<String> lines = new ArrayList<>();
    for (JsonNode payload : payloads) {
      ObjectNode line = payload.deepCopy();
      line.put("timestamp", "2026-12-01T00:00:00Z");
      lines.add(line.toString());
    }
    return lines;
  }
}

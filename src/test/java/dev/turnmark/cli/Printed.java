package dev.turnmark.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/** What {@code turns} and {@code cut} print, in the forms that expectations have. */
final class Printed {

  /** How the expectations call a cut, and how the command line does. */
  static final Map<String, String> CUTS =
      Map.of(
          "before_user", "--before-user-message",
          "last_fork_turns", "--last-fork-turns",
          "rollback", "--rollback");

  private static final Path HERE = Path.of("");
  private static final ObjectMapper JSON = new ObjectMapper();

  private Printed() {}

  /** What a dry run of a cut prints. */
  static JsonNode dryRun(Path rollout, String option, String number, String... more)
      throws IOException {
    List<String> arguments =
        new ArrayList<>(List.of("cut", option, number, "--dry-run", "--format", "json"));
    arguments.addAll(List.of(more));
    arguments.add(rollout.toString());
    return JSON.readTree(run(arguments.toArray(String[]::new)).out());
  }

  /** What turns prints of files, by their names. */
  static Map<String, JsonNode> turns(Collection<String> files, String... options)
      throws IOException {
    List<String> arguments = new ArrayList<>(List.of("turns", "--format", "json"));
    arguments.addAll(List.of(options));
    arguments.addAll(files);
    Map<String, JsonNode> printed = new LinkedHashMap<>();
    for (String line : run(arguments.toArray(String[]::new)).out().lines().toList()) {
      JsonNode json = JSON.readTree(line);
      printed.put(json.get("file").textValue(), json);
    }
    return printed;
  }

  /** What it prints of one of them. */
  static JsonNode of(Map<String, JsonNode> printed, Object file) {
    return Objects.requireNonNull(printed.get(file.toString()), "nothing of " + file);
  }

  /** Runs a command line by the shipped rules. */
  static CommandLineRun run(String... arguments) {
    return CommandLineRun.byShippedRules(HERE, new byte[0], List.of(arguments));
  }

  /** What the command prints, in the form of the expectations. */
  static JsonNode asExpected(JsonNode printed) {
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

  /** A rollback is checked by what the model would be given, other cuts by what is left. */
  static JsonNode comparable(JsonNode told, String kind) {
    return kind.equals("rollback") ? ranges(told.get("history")) : told.get("kept");
  }

  /** The same as indices, in a file whose lines are indices and one more. */
  static JsonNode positions(JsonNode told, String kind) {
    ArrayNode positions = JSON.createArrayNode();
    comparable(told, kind)
        .forEach(
            range ->
                IntStream.rangeClosed(range.get(0).asInt(), range.get(1).asInt())
                    .forEach(line -> positions.add(line - 1)));
    return positions;
  }
}

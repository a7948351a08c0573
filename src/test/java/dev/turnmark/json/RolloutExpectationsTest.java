package dev.turnmark.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.turnmark.model.ResponseItem;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the reader says of real rollouts is what Codex's own reader makes of them. */
class RolloutExpectationsTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  static List<Path> rollouts() {
    return Rollouts.all();
  }

  @ParameterizedTest
  @MethodSource("rollouts")
  void responseItemsStandOnTheLinesWhereTheReferenceSeesThem(Path rollout) throws IOException {
    Map<Integer, String> expected = new TreeMap<>();
    for (JsonNode item : expectation(rollout).get("items")) {
      expected.put(item.get("line").asInt(), item.get("item").asText());
    }
    assertThat(responseItems(rollout, Strictness.STRICT)).isEqualTo(expected);
  }

  @ParameterizedTest
  @MethodSource("rollouts")
  void linesThatCodexDropsAreUnreadableOrUnknownAndHaveNoIndex(Path rollout) throws IOException {
    TreeSet<Integer> expected = new TreeSet<>();
    expectation(rollout).get("unreadable").forEach(line -> expected.add(line.get("line").asInt()));
    TreeSet<Integer> dropped = new TreeSet<>();
    for (RolloutRecord record : Rollouts.read(rollout, Strictness.STRICT)) {
      if (index(record) == null) {
        dropped.add(record.line());
      }
    }
    assertThat(dropped).isEqualTo(expected);
  }

  @ParameterizedTest
  @MethodSource("rollouts")
  void aLenientReaderReadsEveryLineAndCountsAsTheStrictOne(Path rollout) {
    List<RolloutRecord> lenient = Rollouts.read(rollout, Strictness.LENIENT);
    assertThat(lenient).allMatch(RolloutRecord.Read.class::isInstance);
    assertThat(indices(lenient)).isEqualTo(indices(Rollouts.read(rollout, Strictness.STRICT)));
  }

  @ParameterizedTest
  @MethodSource("rollouts")
  void indicesAndLinesOfTurnsBelongTogether(Path rollout) throws IOException {
    JsonNode turns = expectation(rollout).get("turns");
    List<RolloutRecord> records = Rollouts.read(rollout, Strictness.STRICT);
    Map<Integer, Integer> lineOfIndex = new LinkedHashMap<>();
    indices(records).forEach((line, index) -> lineOfIndex.put(index, line));
    assertThat(lineOfIndex).hasSize(turns.get("items").asInt());
    for (String[] pair :
        new String[][] {
          {"user_message_positions", "user_message_lines"},
          {"fork_turn_positions", "fork_turn_lines"},
          {"user_turn_boundaries", "user_turn_boundary_lines"}
        }) {
      assertThat(numbers(turns.get(pair[0])).stream().map(lineOfIndex::get).toList())
          .as(pair[1])
          .isEqualTo(numbers(turns.get(pair[1])));
    }
  }

  private static JsonNode expectation(Path rollout) throws IOException {
    return MAPPER.readTree(Rollouts.expectation(rollout).toFile());
  }

  private static Map<Integer, String> responseItems(Path rollout, Strictness strictness) {
    Map<Integer, String> items = new TreeMap<>();
    for (RolloutRecord record : Rollouts.read(rollout, strictness)) {
      if (record instanceof RolloutRecord.Read read
          && read.content().item() instanceof ResponseItem item) {
        items.put(read.line(), item.type());
      }
    }
    return items;
  }

  private static Map<Integer, Integer> indices(List<RolloutRecord> records) {
    Map<Integer, Integer> indices = new LinkedHashMap<>();
    for (RolloutRecord record : records) {
      Integer index = index(record);
      if (index != null) {
        indices.put(record.line(), index);
      }
    }
    return indices;
  }

  private static @Nullable Integer index(RolloutRecord record) {
    return record instanceof RolloutRecord.Read read ? read.index() : null;
  }

  private static List<Integer> numbers(JsonNode array) {
    List<Integer> numbers = new ArrayList<>();
    array.forEach(number -> numbers.add(number.asInt()));
    return numbers;
  }
}

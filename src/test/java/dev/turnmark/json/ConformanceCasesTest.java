package dev.turnmark.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.turnmark.model.EventMsg;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.TypeTag;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What kind of line a strict reader takes each line of the conformance cases for. */
class ConformanceCasesTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final String BEFORE =
      "{\"timestamp\":\"t\",\"type\":\"event_msg\",\"payload\":{\"type\":\"error\"}}\n";

  static List<Path> cases() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("src/test/resources/cases"))) {
      return files
          .filter(file -> file.toString().endsWith(".json"))
          .filter(file -> line(read(file)) != null)
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void aStrictReaderTakesALineForWhatTheReferenceDoes(Path file) {
    JsonNode conformance = read(file);
    JsonNode kind = conformance.get("expect").get("kind");
    String expected = kind == null ? "response_item" : kind.asText();
    List<RolloutRecord> records =
        Rollouts.read(BEFORE + line(conformance) + "\n", Strictness.STRICT);
    assertThat(kind(records))
        .isEqualTo(
            expected.equals("blank") || expected.equals("legacy_ghost_snapshot")
                ? "none"
                : expected);
    JsonNode tag = conformance.get("expect").get("item_type");
    if (tag != null) {
      assertThat(item(records.get(1)).type()).isEqualTo(tag.asText());
    }
  }

  private static JsonNode read(Path file) {
    try {
      return MAPPER.readTree(file.toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The case's line; null when it is about something else. */
  private static @Nullable String line(JsonNode conformance) {
    JsonNode input = conformance.get("input");
    if (input.has("line")) {
      return input.get("line").asText();
    }
    if (!input.has("response_item")) {
      return null;
    }
    ObjectNode line = MAPPER.createObjectNode();
    line.set("payload", input.get("response_item"));
    line.put("timestamp", "t").put("type", "response_item");
    return line.toString();
  }

  private static String kind(List<RolloutRecord> records) {
    if (records.size() == 1) {
      return "none";
    }
    if (!(records.get(1) instanceof RolloutRecord.Read read) || read.index() == null) {
      return "unparsed";
    }
    if (read.content().item() instanceof ResponseItem) {
      return "response_item";
    }
    return read.content().item() instanceof EventMsg
        ? "event_msg"
        : read.content().item().getClass().getAnnotation(TypeTag.class).value()[0];
  }

  private static ResponseItem item(RolloutRecord record) {
    return (ResponseItem) ((RolloutRecord.Read) record).content().item();
  }
}

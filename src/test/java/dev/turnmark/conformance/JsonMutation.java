package dev.turnmark.conformance;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/** Damage that knows where the values of a line are. */
final class JsonMutation {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String MARK = "@the value@";

  private JsonMutation() {}

  /** One of the values, whatever it is, gives way to another. */
  static byte[] replaced(byte[] line, Random random, String value) {
    JsonNode record = read(line);
    List<Consumer<JsonNode>> places = places(record);
    places.get(random.nextInt(places.size())).accept(TextNode.valueOf(MARK));
    return written(record, '"' + MARK + '"', value);
  }

  /** Every value gives way to the other, one at a time. */
  static List<byte[]> allReplaced(byte[] line, String value) {
    List<byte[]> mutants = new ArrayList<>();
    int places = places(read(line)).size();
    for (int i = 0; i < places; i++) {
      JsonNode record = read(line);
      places(record).get(i).accept(TextNode.valueOf(MARK));
      mutants.add(written(record, '"' + MARK + '"', value));
    }
    return mutants;
  }

  /** Something is written at the beginning or the end of one of the texts. */
  static byte[] inText(byte[] line, Random random, String written) {
    JsonNode record = read(line);
    List<Consumer<JsonNode>> places = new ArrayList<>();
    List<String> texts = new ArrayList<>();
    collect(
        record,
        place -> {},
        (place, text) -> {
          places.add(place);
          texts.add(text);
        });
    int chosen = random.nextInt(places.size());
    String text = texts.get(chosen);
    places.get(chosen).accept(TextNode.valueOf(random.nextBoolean() ? MARK + text : text + MARK));
    return written(record, MARK, written);
  }

  /** A message of so many parts. */
  static byte[] manyParts(int count, Random random) {
    ObjectNode record = JSON.createObjectNode();
    record.put("timestamp", "2026-01-01T00:00:00.000Z").put("type", "response_item");
    ObjectNode message = record.putObject("payload").put("type", "message").put("role", "user");
    ArrayNode content = message.putArray("content");
    for (int i = 0; i < count; i++) {
      ObjectNode part = content.addObject();
      if (random.nextInt(3) == 0) {
        part.put("type", "input_image").put("image_url", "data:,");
      } else {
        part.put("type", "input_text").put("text", random.nextBoolean() ? "<image>" : "words");
      }
    }
    return written(record, MARK, "");
  }

  /** Where each value but the record itself stands. */
  private static List<Consumer<JsonNode>> places(JsonNode record) {
    List<Consumer<JsonNode>> places = new ArrayList<>();
    collect(record, places::add, (place, text) -> {});
    return places;
  }

  private interface Texts {
    void found(Consumer<JsonNode> place, String text);
  }

  private static void collect(JsonNode node, Consumer<Consumer<JsonNode>> places, Texts texts) {
    if (node instanceof ObjectNode object) {
      object
          .properties()
          .forEach(e -> found(e.getValue(), v -> object.set(e.getKey(), v), places, texts));
    } else if (node instanceof ArrayNode array) {
      for (int i = 0; i < array.size(); i++) {
        int at = i;
        found(array.get(i), value -> array.set(at, value), places, texts);
      }
    }
  }

  private static void found(
      JsonNode value, Consumer<JsonNode> place, Consumer<Consumer<JsonNode>> places, Texts texts) {
    places.accept(place);
    if (value.isTextual()) {
      texts.found(place, value.textValue());
    }
    collect(value, places, texts);
  }

  private static JsonNode read(byte[] line) {
    try {
      return JSON.readTree(new String(line, UTF_8));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private static byte[] written(JsonNode record, String mark, String value) {
    try {
      return JSON.writeValueAsString(record).replace(mark, value).getBytes(UTF_8);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }
}

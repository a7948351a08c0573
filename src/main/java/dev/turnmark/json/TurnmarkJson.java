package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.turnmark.model.Internal;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.TurnItem;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/** Reads and writes single items as the JSON that Codex itself would write. */
public final class TurnmarkJson {

  private static final JsonMapper MAPPER =
      JsonMapper.builder().addModule(module(Strictness.LENIENT)).build();

  private static final ObjectWriter WRITER = MAPPER.writer();

  private TurnmarkJson() {}

  /**
   * The JSON of a turn item, with all that was kept of fields this version does not know.
   *
   * @throws IllegalStateException when a text in it was left unread
   */
  public static String write(TurnItem item) {
    return json(item);
  }

  /**
   * The JSON of a response item.
   *
   * @throws IllegalStateException when a text in it was left unread
   */
  public static String write(ResponseItem item) {
    return json(item);
  }

  /** The same in UTF-8. */
  public static byte[] writeBytes(TurnItem item) {
    return json(item).getBytes(StandardCharsets.UTF_8);
  }

  /** The same in UTF-8. */
  public static byte[] writeBytes(ResponseItem item) {
    return json(item).getBytes(StandardCharsets.UTF_8);
  }

  /**
   * The JSON of a record that holds turn items, in one line. A character that would do something to
   * a terminal stands there as an escape.
   *
   * @throws IllegalStateException when a text in it was left unread
   */
  @Internal
  public static String writeRecord(Record data) {
    return VisibleJson.of(unescaped(data, WRITER));
  }

  /** The same in UTF-8. */
  @Internal
  public static byte[] writeRecordBytes(Record data) {
    return writeRecord(data).getBytes(StandardCharsets.UTF_8);
  }

  /** The same as a tree. */
  @Internal
  public static JsonNode writeRecordTree(Record data) {
    try {
      return MAPPER.readTree(json(data));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("what was just written can't be read", e);
    }
  }

  /**
   * The JSON of a tree, in UTF-8.
   *
   * @throws UnreadableException when it nests too deep, or holds an object that has no JSON
   */
  @Internal
  public static byte[] writeBytes(JsonNode tree) throws UnreadableException {
    try {
      return utf8(WRITER.writeValueAsString(tree));
    } catch (StreamConstraintsException e) {
      throw Malformed.tooDeep();
    } catch (JsonProcessingException e) {
      throw new UnreadableException(
          Sentence.of("a tree of JSON", "one that holds another kind of object"));
    }
  }

  /**
   * Writes the JSON of a record that holds turn items, in one line, with texts that are carried
   * from the line they stand in. Must be done before the next line is read.
   *
   * @throws IllegalStateException when a text in it was left unread, or is gone
   * @throws IOException when it can not be written, or a carried text not be read
   */
  @Internal
  public static void writeRecord(Record data, CarriedTexts carried, Writer out) throws IOException {
    CarriedWriting writing = new CarriedWriting(carried);
    String json = unescaped(data, WRITER.withAttribute(CarriedWriting.class, writing));
    writing.write(VisibleJson.of(json), carried.size() == 0 ? out : VisibleJson.to(out));
  }

  /** The same for a response item alone, as Codex itself would write it. */
  static void write(ResponseItem item, CarriedTexts carried, Writer out) throws IOException {
    CarriedWriting writing = new CarriedWriting(carried);
    ObjectWriter writer = WRITER.withAttribute(CarriedWriting.class, writing);
    writing.write(LoneSurrogates.escaped(unescaped(item, writer)), out);
  }

  /**
   * Reads a response item; one of a kind that Codex takes out when it loads a file becomes {@link
   * ResponseItem.Other}.
   *
   * @throws UnreadableException when it is not one
   */
  public static ResponseItem readResponseItem(String json, Strictness strictness)
      throws UnreadableException {
    return readResponseItem(utf8(json), strictness);
  }

  /** The same from UTF-8. */
  public static ResponseItem readResponseItem(byte[] json, Strictness strictness)
      throws UnreadableException {
    return Standalone.RESPONSE_ITEM.read(json, strictness, ResponseItem.class);
  }

  /**
   * Reads what a line of a rollout says, from an object of {@code type} and {@code payload}.
   *
   * @throws UnreadableException when it says nothing we understand
   */
  public static RolloutItem readRolloutItem(String json, Strictness strictness)
      throws UnreadableException {
    return Standalone.ROLLOUT_ITEM.read(utf8(json), strictness, RolloutItem.class);
  }

  /**
   * Reads a turn item.
   *
   * @throws UnreadableException when it is not one
   */
  public static TurnItem readTurnItem(String json, Strictness strictness)
      throws UnreadableException {
    return readTurnItem(utf8(json), strictness);
  }

  /** The same from UTF-8. */
  public static TurnItem readTurnItem(byte[] json, Strictness strictness)
      throws UnreadableException {
    return Standalone.TURN_ITEM.read(json, strictness, TurnItem.class);
  }

  /**
   * Teaches a host's own mapper to read {@link ResponseItem}, {@link TurnItem} and {@link
   * dev.turnmark.model.RolloutItem} (an object of {@code type} and {@code payload}) as we read
   * them, and to write them so that a text that was left unread fails and a lone surrogate keeps
   * its escape.
   */
  public static Module module(Strictness strictness) {
    return new ModelModule(strictness);
  }

  private static String json(Object item) {
    return LoneSurrogates.escaped(unescaped(item, WRITER));
  }

  private static String unescaped(Object item, ObjectWriter writer) {
    try {
      return writer.writeValueAsString(item);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e.getOriginalMessage(), e);
    }
  }

  private static byte[] utf8(String json) {
    return LoneSurrogates.escaped(json).getBytes(StandardCharsets.UTF_8);
  }
}

package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import dev.turnmark.model.Json;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.ToolOutput;
import dev.turnmark.model.TurnItem;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;

/** What a host's mapper needs to know of the model. */
final class ModelModule extends SimpleModule {

  private static final long serialVersionUID = 1L;

  ModelModule(Strictness strictness) {
    super("turnmark-" + strictness);
    addDeserializer(
        ResponseItem.class,
        new Deserializer<>(Standalone.RESPONSE_ITEM, strictness, ResponseItem.class));
    addDeserializer(
        TurnItem.class, new Deserializer<>(Standalone.TURN_ITEM, strictness, TurnItem.class));
    addDeserializer(
        RolloutItem.class,
        new Deserializer<>(Standalone.ROLLOUT_ITEM, strictness, RolloutItem.class));
    addSerializer(Json.class, new TextSerializers.OfJson());
    addSerializer(ToolOutput.Text.class, new TextSerializers.OfToolOutput());
    setSerializerModifier(new TextSerializers.Modifier());
  }

  /** Copies the value out of whatever the host reads from, and reads it our way. */
  private static final class Deserializer<T> extends StdDeserializer<T> {
    private static final long serialVersionUID = 1L;
    private static final JsonMapper COPIER = new JsonMapper();

    private final Standalone kind;
    private final Strictness strictness;
    private final Class<T> type;

    Deserializer(Standalone kind, Strictness strictness, Class<T> type) {
      super(type);
      this.kind = kind;
      this.strictness = strictness;
      this.type = type;
    }

    @Override
    public T deserialize(JsonParser parser, DeserializationContext context) throws IOException {
      StringWriter copy = new StringWriter();
      try (JsonGenerator generator = COPIER.createGenerator(copy)) {
        generator.copyCurrentStructureExact(parser);
      }
      byte[] json = LoneSurrogates.escaped(copy.toString()).getBytes(StandardCharsets.UTF_8);
      try {
        return kind.read(json, strictness, type);
      } catch (UnreadableException e) {
        throw context.weirdStringException(e.sentence(), type, e.sentence());
      }
    }
  }
}

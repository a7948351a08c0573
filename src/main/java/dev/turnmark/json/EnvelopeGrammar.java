package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonToken;
import dev.turnmark.model.EventMsg;
import dev.turnmark.model.Json;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.RolloutLine;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Lines of {@code {"timestamp":…,"ordinal":…,"type":…,"payload":…,"metadata":…}}, as Codex has
 * written them since 0.40.
 *
 * <p>Upstream: {@code protocol/src/protocol.rs :: RolloutLine}.
 */
final class EnvelopeGrammar implements Grammar {

  private final boolean timed;

  /**
   * The grammar.
   *
   * @param timed whether Codex misses a timestamp where there is none: not outside of a file
   */
  EnvelopeGrammar(boolean timed) {
    this.timed = timed;
  }

  @Override
  public @Nullable RolloutLine read(Reading in) throws IOException, UnreadableException {
    if (in.tokens().begin() != JsonToken.START_OBJECT) {
      throw new UnreadableException(
          new Warning("$", Sentence.of("an object", Sentence.kind(in.token()))));
    }
    return new Envelope(in, timed).read();
  }

  @Override
  public boolean counts(RolloutItem item) {
    return item instanceof EventMsg.Other event
        ? event.known()
        : !(item instanceof RolloutItem.Unknown || item instanceof RolloutItem.RolloutReference);
  }

  /** One line on its way. */
  private static final class Envelope {
    private final Reading in;
    private final boolean timed;
    private @Nullable String timestamp;
    private @Nullable Long ordinal;
    private @Nullable String type;
    private @Nullable Object payload;
    private @Nullable Json metadata;
    private int seen;

    Envelope(Reading in, boolean timed) {
      this.in = in;
      this.timed = timed;
    }

    @Nullable RolloutLine read() throws IOException, UnreadableException {
      Tokens tokens = in.tokens();
      for (String name = tokens.nextName(); name != null; name = tokens.nextName()) {
        tokens.value();
        switch (name) {
          case "timestamp" -> timestamp();
          case "ordinal" -> ordinal();
          case "type" -> type();
          case "payload" -> payload();
          case "metadata" -> metadata();
          default -> in.skip();
        }
      }
      if (payload == Reading.PASSED_OVER) {
        return null;
      }
      return line();
    }

    private RolloutLine line() throws UnreadableException {
      if (type == null) {
        throw missing("a string", "type");
      }
      boolean bare = (seen & 8) == 0 && Shapes.MODEL.responseItem().variant(type) != null;
      if (Shapes.MODEL.payload(type) == null && !bare) {
        return new RolloutLine(timestamp, ordinal, new RolloutItem.Unknown(type), metadata);
      }
      if (payload == null) {
        throw missing("an object", "payload");
      }
      if (timed && (seen & 1) == 0) {
        in.oddity(new Warning("$.timestamp", Sentence.of("a string", "nothing")));
      }
      return new RolloutLine(timestamp, ordinal, (RolloutItem) payload, metadata);
    }

    private static UnreadableException missing(String expected, String name) {
      return new UnreadableException(new Warning("$." + name, Sentence.of(expected, "nothing")));
    }

    private void once(int bit) throws UnreadableException {
      if ((seen & bit) != 0) {
        throw in.untidy();
      }
      seen |= bit;
    }

    private void timestamp() throws IOException, UnreadableException {
      once(1);
      timestamp = (String) orOdd(PlainShape.TEXT);
    }

    private void ordinal() throws IOException, UnreadableException {
      once(2);
      if (in.token() == JsonToken.VALUE_NULL) {
        return;
      }
      Object number = orOdd(PlainShape.COUNT);
      ordinal = number instanceof Long value ? value : null;
    }

    private void type() throws IOException, UnreadableException {
      once(4);
      if (in.token() != JsonToken.VALUE_STRING) {
        in.mismatch(PlainShape.TEXT.expected());
        throw new UnreadableException(in.mismatch());
      }
      type = in.word();
    }

    private void payload() throws IOException, UnreadableException {
      once(8);
      if (type == null && !in.isTidied()) {
        throw in.untidy();
      }
      Shape shape = type == null ? null : Shapes.MODEL.payload(type);
      if (shape == null) {
        in.skip();
        return;
      }
      Object value = shape.read(in);
      if (value == Reading.MISMATCH) {
        throw new UnreadableException(in.mismatch());
      }
      if (value instanceof RolloutItem.SessionMeta meta) {
        checkId(meta);
      }
      payload = value;
    }

    private void checkId(RolloutItem.SessionMeta meta) throws UnreadableException {
      String id = meta.id();
      if (id != null && !UuidText.is(id)) {
        in.oddity(new Warning("$.payload.id", Sentence.of("a UUID", Quoted.of(id))));
      }
    }

    private void metadata() throws IOException, UnreadableException {
      once(16);
      metadata = in.token() == JsonToken.VALUE_NULL ? null : in.json();
    }

    private @Nullable Object orOdd(Shape shape) throws IOException, UnreadableException {
      Object value = shape.read(in);
      if (value == Reading.MISMATCH) {
        in.oddity(in.mismatch());
        return null;
      }
      return value;
    }
  }
}

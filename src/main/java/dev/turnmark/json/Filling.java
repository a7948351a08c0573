package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonToken;
import dev.turnmark.model.Json;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A record on its way from JSON: which of its components are there already. */
final class Filling {

  private final RecordShape shape;
  private final Reading in;
  private final @Nullable String tag;
  private final boolean keepsExtra;
  private final @Nullable Object[] components;
  private @Nullable Map<String, Json> extra;
  private long seen;

  Filling(RecordShape shape, Reading in, @Nullable String tag) {
    this.shape = shape;
    this.in = in;
    this.tag = tag;
    this.keepsExtra = shape.extraSlot() >= 0 && in.keepsUnknownFields();
    this.components = new @Nullable Object[shape.size()];
  }

  Object fill() throws IOException, UnreadableException {
    Tokens tokens = in.tokens();
    for (String name = tokens.nextName(); name != null; name = tokens.nextName()) {
      Field field = shape.fields().get(name);
      if (field != null) {
        tokens.value();
        known(field);
      } else {
        unknown(name);
      }
    }
    if ((seen & shape.expectedFields()) != shape.expectedFields()) {
      absent();
    }
    if (shape.tagSlot() >= 0) {
      components[shape.tagSlot()] = in.keepsUnknownFields() ? tag : shape.ownTag();
    }
    if (shape.extraSlot() >= 0) {
      components[shape.extraSlot()] = extra == null ? Map.of() : extra;
    }
    return shape.maker().make(in, components);
  }

  private void known(Field field) throws IOException, UnreadableException {
    if ((seen & field.bit()) != 0) {
      throw in.untidy();
    }
    seen |= field.bit();
    if (in.token() == JsonToken.VALUE_NULL && field.isOptional()) {
      nothing(field);
      return;
    }
    int from = keepsExtra ? in.tokens().from() : 0;
    Object value = in.read(field);
    if (value == Reading.MISMATCH) {
      mismatch(field, from);
    } else {
      components[field.slot()] = value;
    }
  }

  /** An explicit null means the same as no field, but must be there when the value is written. */
  private void nothing(Field field) throws IOException, UnreadableException {
    if (field.absence() == Field.Absence.ODD) {
      in.oddity(new Warning(in.path(), Sentence.of(field.shape().expected(), "null")));
    }
    if (keepsExtra) {
      keep(field.name(), Json.NULL);
    }
  }

  private void mismatch(Field field, int from) throws IOException, UnreadableException {
    if (!field.isOptional()) {
      throw new UnreadableException(in.mismatch());
    }
    if (!field.lenient()) {
      in.oddity(in.mismatch());
    }
    if (keepsExtra) {
      keep(field.name(), in.json(from));
    }
  }

  private void unknown(String name) throws IOException, UnreadableException {
    if (tag != null && !in.isTidied() && name.equals(FamilyShape.TAG)) {
      throw in.untidy();
    }
    in.tokens().value();
    if (keepsExtra) {
      keep(name, in.json());
    } else {
      in.skip();
    }
  }

  private void keep(String name, Json value) {
    if (extra == null) {
      extra = new LinkedHashMap<>();
    }
    extra.put(name, value);
  }

  private void absent() throws UnreadableException {
    for (Field field : shape.fields().values()) {
      if ((seen & field.bit()) != 0 || field.absence() == Field.Absence.FINE) {
        continue;
      }
      if (field.absence() == Field.Absence.EMPTY) {
        components[field.slot()] = List.of();
        continue;
      }
      Warning missing =
          new Warning(
              JsonPath.field(in.path(), field.name()),
              Sentence.of(field.shape().expected(), "nothing"));
      if (field.absence() == Field.Absence.FATAL) {
        throw new UnreadableException(missing);
      }
      in.absence(missing);
    }
  }
}

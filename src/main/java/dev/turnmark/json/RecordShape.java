package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An object with known fields.
 *
 * @param fields those fields by name
 * @param size how many components the record has
 * @param tagSlot the place of the component that takes the object's tag; -1 without one
 * @param ownTag the tag of this variant; null when it has none
 * @param extraSlot the place of the component that takes unknown fields; -1 when they are skipped
 * @param expectedFields the bits of the fields whose absence means something
 */
record RecordShape(
    Map<String, Field> fields,
    int size,
    int tagSlot,
    @Nullable String ownTag,
    int extraSlot,
    long expectedFields,
    Maker maker)
    implements Shape {

  @Override
  public String expected() {
    return "an object";
  }

  @Override
  public boolean isPlain() {
    return false;
  }

  @Override
  public Object read(Reading in) throws IOException, UnreadableException {
    return in.token() == JsonToken.START_OBJECT ? readFields(in, null) : in.mismatch(expected());
  }

  /** Reads the fields that are left of the object in hand. */
  Object readFields(Reading in, @Nullable String tag) throws IOException, UnreadableException {
    return new Filling(this, in, tag).fill();
  }
}

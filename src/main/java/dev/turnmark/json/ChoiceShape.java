package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.EnumMap;
import java.util.Map;

/** A family whose variants are told apart by the kind of JSON value, not by a tag. */
final class ChoiceShape implements Shape {

  private final Map<JsonToken, Variant> variants;

  /** One variant: a record of one component, which is the whole value. */
  record Variant(Shape value, Maker maker) {}

  ChoiceShape(Map<JsonToken, Variant> variants) {
    this.variants = new EnumMap<>(variants);
  }

  @Override
  public String expected() {
    return OneOfShape.anyOf(variants.values().stream().map(v -> v.value().expected()).toList());
  }

  @Override
  public boolean isPlain() {
    return false;
  }

  @Override
  public Object read(Reading in) throws IOException, UnreadableException {
    Variant variant = variants.get(in.token());
    if (variant == null) {
      return in.mismatch(expected());
    }
    Object value = variant.value().read(in);
    return value == Reading.MISMATCH ? value : variant.maker().make(in, new Object[] {value});
  }
}

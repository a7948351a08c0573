package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** A list of values of one shape. */
record ListShape(Shape element) implements Shape {

  @Override
  public String expected() {
    return "an array";
  }

  @Override
  public boolean isPlain() {
    return element.isPlain();
  }

  @Override
  public Object read(Reading in) throws IOException, UnreadableException {
    if (in.token() != JsonToken.START_ARRAY) {
      return in.mismatch(expected());
    }
    List<Object> elements = new ArrayList<>();
    boolean matches = true;
    while (in.tokens().nextElement()) {
      if (!matches) {
        in.skip();
        continue;
      }
      Object value = element.read(in);
      if (value == Reading.MISMATCH) {
        matches = false;
        if (!element.isPlain()) {
          throw new UnreadableException(in.mismatch());
        }
      } else if (value != Reading.PASSED_OVER) {
        elements.add(value);
      }
    }
    return matches ? elements : Reading.MISMATCH;
  }
}

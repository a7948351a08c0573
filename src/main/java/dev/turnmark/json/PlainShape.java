package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;

/** The shapes of values without parts. */
enum PlainShape implements Shape {
  TEXT("a string") {
    @Override
    public Object read(Reading in) throws IOException, UnreadableException {
      return in.token() == JsonToken.VALUE_STRING ? in.text() : in.mismatch(expected());
    }
  },
  TRUTH("a boolean") {
    @Override
    public Object read(Reading in) throws IOException, UnreadableException {
      return in.token().isBoolean()
          ? Boolean.valueOf(in.token() == JsonToken.VALUE_TRUE)
          : in.mismatch(expected());
    }
  },
  WHOLE_NUMBER("a whole number") {
    @Override
    public Object read(Reading in) throws IOException, UnreadableException {
      return wholeNumber(in, Long.MIN_VALUE);
    }
  },
  COUNT("a whole number from 0") {
    @Override
    public Object read(Reading in) throws IOException, UnreadableException {
      return wholeNumber(in, 0);
    }
  },
  JSON("a value") {
    @Override
    public Object read(Reading in) throws IOException, UnreadableException {
      return in.json();
    }
  };

  private final String expected;

  PlainShape(String expected) {
    this.expected = expected;
  }

  @Override
  public String expected() {
    return expected;
  }

  Object wholeNumber(Reading in, long least) throws IOException, UnreadableException {
    if (!in.token().isNumeric()) {
      return in.mismatch(expected);
    }
    Long number = in.tokens().wholeNumber();
    return number != null && number >= least
        ? number
        : in.mismatch(expected, Quoted.shortened(in.tokens().text()), in.path());
  }
}

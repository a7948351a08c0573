package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonParser;
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
    public Object read(Reading in) throws IOException {
      return in.token().isBoolean()
          ? Boolean.valueOf(in.token() == JsonToken.VALUE_TRUE)
          : in.mismatch(expected());
    }
  },
  WHOLE_NUMBER("a whole number") {
    @Override
    public Object read(Reading in) throws IOException {
      return wholeNumber(in, Long.MIN_VALUE);
    }
  },
  COUNT("a whole number from 0") {
    @Override
    public Object read(Reading in) throws IOException {
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

  Object wholeNumber(Reading in, long least) throws IOException {
    if (!in.token().isNumeric()) {
      return in.mismatch(expected);
    }
    JsonParser parser = in.parser();
    String digits = parser.getText();
    boolean fits =
        in.token() == JsonToken.VALUE_NUMBER_INT
            && !digits.equals("-0")
            && parser.getNumberType() != JsonParser.NumberType.BIG_INTEGER
            && parser.getLongValue() >= least;
    return fits
        ? parser.getLongValue()
        : in.mismatch(expected, Quoted.shortened(digits), in.path());
  }
}

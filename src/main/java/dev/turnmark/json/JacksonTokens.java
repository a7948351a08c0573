package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Tokens of any JSON, with the places and the words for whatever is wrong with it. */
final class JacksonTokens implements Tokens {

  private final JsonParser parser;
  private final byte[] bytes;
  private final int start;
  private final int end;
  private final LongTexts longTexts;
  private int deepest;

  JacksonTokens(byte[] bytes, int start, int end, LongTexts longTexts) throws IOException {
    this.parser = Parsers.over(bytes, start, end);
    this.bytes = bytes;
    this.start = start;
    this.end = end;
    this.longTexts = longTexts;
  }

  @Override
  public JsonToken token() {
    return parser.currentToken();
  }

  @Override
  public JsonToken begin() throws IOException {
    return parser.nextToken();
  }

  @Override
  public @Nullable String nextName() throws IOException {
    return parser.nextFieldName();
  }

  @Override
  public JsonToken value() throws IOException {
    return parser.nextToken();
  }

  @Override
  public boolean nextElement() throws IOException {
    return parser.nextToken() != JsonToken.END_ARRAY;
  }

  @Override
  public void skip() throws IOException {
    if (!token().isStructStart()) {
      return;
    }
    int depth = parser.getParsingContext().getNestingDepth();
    int outside = depth - 1;
    while (depth > outside) {
      deepest = Math.max(deepest, depth);
      JsonToken token = parser.nextToken();
      if (token.isStructStart()) {
        depth++;
      } else if (token.isStructEnd()) {
        depth--;
      }
    }
  }

  @Override
  public String text() throws IOException {
    return parser.getText();
  }

  @Override
  public String word() throws IOException {
    return parser.getText();
  }

  @Override
  public @Nullable Long wholeNumber() throws IOException {
    boolean fits =
        token() == JsonToken.VALUE_NUMBER_INT
            && !parser.getText().equals("-0")
            && parser.getNumberType() != JsonParser.NumberType.BIG_INTEGER;
    return fits ? parser.getLongValue() : null;
  }

  @Override
  public int from() {
    return start + (int) parser.currentTokenLocation().getByteOffset();
  }

  @Override
  public int to() throws IOException {
    parser.finishToken();
    return start + (int) parser.currentLocation().getByteOffset();
  }

  @Override
  public String written(int from) throws IOException {
    int to = to();
    return longTexts.isEmpty()
        ? new String(bytes, from, to - from, StandardCharsets.UTF_8)
        : longTexts.whole(bytes, from, to);
  }

  @Override
  public Set<String> keys() throws IOException {
    return Parsers.keys(bytes, start, end);
  }

  @Override
  public int deepest() {
    return deepest;
  }

  @Override
  public String path() {
    return JsonPath.of(parser.getParsingContext());
  }

  @Override
  public void expectEnd() throws IOException, UnreadableException {
    Parsers.expectEnd(parser, start, longTexts);
  }

  @Override
  public void close() throws IOException {
    parser.close();
  }
}

package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonToken;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Tokens of JSON as Codex writes it, read as fast as can be. Whatever is wrong, or only out of the
 * ordinary, is {@link #NOT_PLAIN}; somebody else knows what it is and how to say it. All that is
 * passed is checked all the same.
 */
final class PlainTokens implements Tokens {

  /** Anything out of the ordinary. Never shown. */
  static final UnreadableException NOT_PLAIN =
      new UnreadableException("expected JSON as Codex writes it");

  /** Digits that fit a long, whatever they are. */
  private static final int MOST_DIGITS = 18;

  private final Names names = new Names();
  private byte[] bytes = new byte[0];
  private int end;
  private int at;
  private int from;
  private JsonToken token = JsonToken.NOT_AVAILABLE;

  /** Begins anew, before the first token. */
  void over(byte[] bytes, int start, int end) {
    this.bytes = bytes;
    this.end = end;
    this.at = start;
    this.from = start;
    this.token = JsonToken.NOT_AVAILABLE;
  }

  @Override
  public JsonToken token() {
    return token;
  }

  @Override
  public JsonToken begin() throws UnreadableException {
    return take(next());
  }

  @Override
  public @Nullable String nextName() throws UnreadableException {
    byte next = next();
    if (token != JsonToken.START_OBJECT && next == ',') {
      at++;
      next = next();
    } else if (next == '}') {
      at++;
      token = JsonToken.END_OBJECT;
      return null;
    } else if (token != JsonToken.START_OBJECT) {
      throw NOT_PLAIN;
    }
    if (next != '"') {
      throw NOT_PLAIN;
    }
    int name = at + 1;
    at = PlainText.quote(bytes, name, end) + 1;
    return name(name, at - 1);
  }

  private String name(int from, int to) throws UnreadableException {
    for (int i = from; i < to; i++) {
      if (bytes[i] == '\\') {
        throw NOT_PLAIN;
      }
    }
    return names.of(bytes, from, to);
  }

  @Override
  public JsonToken value() throws UnreadableException {
    if (next() != ':') {
      throw NOT_PLAIN;
    }
    at++;
    return take(next());
  }

  @Override
  public boolean nextElement() throws UnreadableException {
    byte next = next();
    if (next == ']') {
      at++;
      token = JsonToken.END_ARRAY;
      return false;
    }
    if (token != JsonToken.START_ARRAY) {
      if (next != ',') {
        throw NOT_PLAIN;
      }
      at++;
      next = next();
    }
    take(next);
    return true;
  }

  /** The next byte that is not white space. */
  private byte next() throws UnreadableException {
    at = PlainSkip.blanks(bytes, at, end);
    return bytes[at];
  }

  /** Takes the token that begins with this byte. */
  private JsonToken take(byte first) throws UnreadableException {
    from = at;
    token = kind(first);
    at = token.isStructStart() ? at + 1 : PlainSkip.scalar(bytes, at, end);
    return token;
  }

  private static JsonToken kind(byte first) {
    return switch (first) {
      case '"' -> JsonToken.VALUE_STRING;
      case '{' -> JsonToken.START_OBJECT;
      case '[' -> JsonToken.START_ARRAY;
      case 't' -> JsonToken.VALUE_TRUE;
      case 'f' -> JsonToken.VALUE_FALSE;
      case 'n' -> JsonToken.VALUE_NULL;
      default -> JsonToken.VALUE_NUMBER_INT; // Or a fraction, which nobody asks for.
    };
  }

  @Override
  public void skip() throws UnreadableException {
    if (token.isStructStart()) {
      at = PlainSkip.value(bytes, from, end, PlainSkip.MOST_DEPTH);
      token = token == JsonToken.START_OBJECT ? JsonToken.END_OBJECT : JsonToken.END_ARRAY;
    }
  }

  @Override
  public String text() {
    int begin = from + 1;
    int quote = at - 1;
    for (int i = begin; i < quote; i++) {
      if (bytes[i] == '\\') {
        return PlainEscape.resolved(bytes, begin, quote);
      }
    }
    return new String(bytes, begin, quote - begin, StandardCharsets.UTF_8);
  }

  @Override
  public String word() throws UnreadableException {
    return name(from + 1, at - 1);
  }

  @Override
  public Long wholeNumber() throws UnreadableException {
    boolean negative = bytes[from] == '-';
    int digits = negative ? from + 1 : from;
    if (at - digits > MOST_DIGITS || (negative && bytes[digits] == '0')) {
      throw NOT_PLAIN;
    }
    long number = 0;
    for (int i = digits; i < at; i++) {
      if (bytes[i] < '0' || bytes[i] > '9') {
        throw NOT_PLAIN;
      }
      number = number * 10 + (bytes[i] - '0');
    }
    return negative ? -number : number;
  }

  @Override
  public int from() {
    return from;
  }

  @Override
  public int to() {
    return at;
  }

  @Override
  public int deepest() {
    return 0;
  }

  @Override
  public String path() {
    return "$"; // Whatever there is to tell of a place is told by somebody else.
  }

  @Override
  public void expectEnd() throws UnreadableException {
    if (PlainSkip.blanksToEnd(bytes, at, end) < end) {
      throw NOT_PLAIN;
    }
  }

  @Override
  public void close() {
    bytes = new byte[0];
  }
}

package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Tokens of JSON as Codex writes it, read as fast as can be. Whatever is wrong, or only out of the
 * ordinary, is {@link #NOT_PLAIN}; somebody else knows what it is and how to say it. All that is
 * passed is checked all the same.
 */
final class PlainTokens implements Tokens {

  /** Anything out of the ordinary. Never shown. */
  @SuppressWarnings("StaticAssignmentOfThrowable") // Deliberate: it has no stack trace of its own.
  static final UnreadableException NOT_PLAIN =
      new UnreadableException("expected JSON as Codex writes it");

  /** Digits that fit a long, whatever they are. */
  private static final int MOST_DIGITS = 18;

  private static final int MOST_SCRATCH = 1 << 16;
  private static final byte[] NOTHING = new byte[0];

  private final Names names = new Names();
  private byte[] scratch = new byte[1 << 10];
  private byte[] bytes = NOTHING;
  private int start;
  private int end;
  private boolean toFeed;
  private int at;
  private int from;
  private JsonToken token = JsonToken.NOT_AVAILABLE;

  /** Begins anew, before the first token. */
  void over(byte[] bytes, int start, int end) {
    over(bytes, start, end, false);
  }

  /**
   * The same where only the beginning is known.
   *
   * @param end behind the last line feed there is; the first one behind {@code start} is where it
   *     has to end
   */
  void overLine(byte[] bytes, int start, int end) {
    over(bytes, start, end, true);
  }

  private void over(byte[] bytes, int start, int end, boolean toFeed) {
    this.bytes = bytes;
    this.start = start;
    this.end = end;
    this.toFeed = toFeed;
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
    int quote = PlainText.special(bytes, name, end);
    if (quote >= end || bytes[quote] != '"') {
      throw NOT_PLAIN; // A name with escapes or letters that are not ASCII is one too.
    }
    at = quote + 1;
    return names.of(bytes, name, quote);
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
    if (PlainText.special(bytes, begin, quote) == quote) {
      return new String(bytes, begin, quote - begin, StandardCharsets.ISO_8859_1);
    }
    return resolved(begin, quote);
  }

  private String resolved(int begin, int quote) {
    int room = PlainEscape.room(quote - begin);
    if (room > MOST_SCRATCH) {
      return PlainEscape.resolved(bytes, begin, quote, new byte[room]);
    }
    scratch = room > scratch.length ? new byte[Math.max(room, 2 * scratch.length)] : scratch;
    return PlainEscape.resolved(bytes, begin, quote, scratch);
  }

  @Override
  public String word() {
    int begin = from + 1;
    int quote = at - 1;
    return PlainText.special(bytes, begin, quote) == quote
        ? names.of(bytes, begin, quote)
        : resolved(begin, quote);
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
  public String written(int from) {
    return new String(bytes, from, at - from, StandardCharsets.UTF_8);
  }

  @Override
  public Set<String> keys() throws IOException {
    return Parsers.keys(bytes, start, end);
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
    at = PlainSkip.blanksToEnd(bytes, at, end);
    if (toFeed ? at == end || bytes[at] != '\n' : at < end) {
      throw NOT_PLAIN;
    }
  }

  @Override
  public void close() {
    bytes = NOTHING;
  }
}

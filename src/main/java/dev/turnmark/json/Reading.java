package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.turnmark.model.Json;
import dev.turnmark.model.Unread;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One pass over one piece of JSON: where the parser stands, how strict to be, what may stay unread
 * and what was odd so far.
 *
 * <p>Codex parses a line to a value before it decodes it, so the order of keys means nothing and
 * the last of equal keys counts. A first pass takes the bytes as they come and gives up as soon as
 * that could matter; the second goes over {@link Tidied} bytes, where it can't.
 */
final class Reading implements AutoCloseable {

  /** In place of a value whose type is not the expected one. {@link #mismatch()} says more. */
  static final Object MISMATCH = new Object();

  /** In place of an item that is to be passed over. */
  static final Object PASSED_OVER = new Object();

  private final JsonParser parser;
  private final byte[] bytes;
  private final int start;
  private final int end;
  private final LongTexts longTexts;
  private final boolean tidied;
  private final Manner manner;
  private final List<Warning> warnings = new ArrayList<>(0);
  private final List<LongText> carried = new ArrayList<>(0);
  private long room;
  private boolean refused;
  private boolean unread;
  private boolean carries;
  private boolean knownFieldsOnly;
  private boolean unchecked;
  private boolean looksIntoEvents = true;
  private int deepest;
  private @Nullable Warning mismatch;

  Reading(Manner manner, byte[] bytes, int start, int end, LongTexts longTexts, boolean tidied)
      throws IOException {
    this.manner = manner;
    this.bytes = bytes;
    this.start = start;
    this.end = end;
    this.longTexts = longTexts;
    this.room = (long) longTexts.limit() - (end - start);
    this.tidied = tidied;
    this.parser = Parsers.over(bytes, start, end);
  }

  JsonParser parser() {
    return parser;
  }

  JsonToken token() {
    return parser.currentToken();
  }

  /** Whether tags come first here and no key comes twice. */
  boolean isTidied() {
    return tidied;
  }

  /** Gives up this pass; the next one goes over tidied bytes. */
  UnreadableException untidy() {
    if (tidied) {
      throw new IllegalStateException("a key comes twice in tidied JSON at " + path());
    }
    return new UnreadableException("expected each key once and the tag first");
  }

  /** The keys of the whole record, which must be an object. */
  Set<String> keys() throws IOException {
    return Parsers.keys(bytes, start, end);
  }

  String path() {
    return JsonPath.of(parser.getParsingContext());
  }

  // --- values ---

  /** The text in hand, as far as it is needed. */
  String text() throws IOException, UnreadableException {
    if (unread) {
      return Unread.TEXT;
    }
    LongText text = carries ? longText() : null;
    if (text == null || text.lone() || carried.size() == Unread.MOST_CARRIED) {
      return wholeText();
    }
    carried.add(text);
    return Unread.carried(carried.size() - 1);
  }

  /** The text in hand, needed or not. */
  String wholeText() throws IOException, UnreadableException {
    LongText text = longText();
    if (text == null) {
      return parser.getText();
    }
    parser.finishToken(); // What is wrong with it is still there.
    take(text.length());
    return text.text();
  }

  private @Nullable LongText longText() {
    return longTexts.isEmpty() ? null : longTexts.at(position());
  }

  /** Takes room in memory for what was left out of it. */
  private void take(long bytes) throws UnreadableException {
    if (bytes > room) {
      throw new UnreadableException(Limits.text(room, bytes, path()));
    }
    room -= bytes;
  }

  Json json() throws IOException, UnreadableException {
    if (unread) {
      skip();
      return Unread.JSON;
    }
    return json(position());
  }

  /** Where in the bytes the value in hand begins. */
  int position() {
    return start + (int) parser.currentTokenLocation().getByteOffset();
  }

  /** The JSON from {@code from} to the end of the value in hand, as it was written. */
  Json json(int from) throws IOException, UnreadableException {
    skip();
    parser.finishToken();
    int to = start + (int) parser.currentLocation().getByteOffset();
    if (longTexts.isEmpty()) {
      return new Json(new String(bytes, from, to - from, StandardCharsets.UTF_8));
    }
    for (LongText text : longTexts.between(from, to).values()) {
      take(text.length());
    }
    return new Json(longTexts.whole(bytes, from, to));
  }

  /** Goes to the end of the value in hand. */
  void skip() throws IOException {
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

  /** Goes over the fields that are left of the object in hand. */
  void skipFields() throws IOException, UnreadableException {
    for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
      if (!tidied && name.equals(FamilyShape.TAG)) {
        throw untidy();
      }
      parser.nextToken();
      skip();
    }
  }

  // --- what may stay unread, unknown, unchecked ---

  /** Reads the component's value as far as it is needed. */
  Object read(Field field) throws IOException, UnreadableException {
    boolean unreadOutside = unread;
    boolean knownOutside = knownFieldsOnly;
    boolean carriesOutside = carries;
    Needs.Grade grade = manner.needs().of(field.need());
    unread = unread || grade == Needs.Grade.UNREAD;
    carries = carries || grade == Needs.Grade.CARRIED;
    knownFieldsOnly = knownFieldsOnly || field.knownFieldsOnly();
    Object value = field.shape().read(this);
    unread = unreadOutside;
    carries = carriesOutside;
    knownFieldsOnly = knownOutside;
    return value;
  }

  boolean keepsUnknownFields() {
    return !knownFieldsOnly;
  }

  /** Whether what Codex refuses is put up with, where its meaning is plain. */
  boolean isLenient() {
    return manner.strictness() == Strictness.LENIENT;
  }

  /** From here on, until told otherwise, oddities are reported but never cost the line. */
  void uncheck(boolean unchecked) {
    this.unchecked = unchecked;
  }

  boolean isUnchecked() {
    return unchecked;
  }

  boolean looksIntoEvents() {
    return looksIntoEvents;
  }

  /** Takes events by their name only. */
  void passOverEventContent() {
    looksIntoEvents = false;
  }

  // --- problems ---

  /** Notes that the value in hand has the wrong type, and goes to its end. */
  Object mismatch(String expected) throws IOException {
    return mismatch(expected, path());
  }

  /** The same for the tag of the object in hand, which is absent or not a text. */
  Object mismatch(String expected, String path) throws IOException {
    return mismatch(expected, Sentence.kind(token()), path);
  }

  Object mismatch(String expected, String was, String path) throws IOException {
    mismatch = new Warning(path, Sentence.of(expected, was));
    skip();
    return MISMATCH;
  }

  /** What was said of the last mismatch. */
  Warning mismatch() {
    if (mismatch == null) {
      throw new IllegalStateException("no value had the wrong type");
    }
    return mismatch;
  }

  /** Puts up with something that Codex refuses, or refuses it as well. */
  void oddity(Warning warning) throws UnreadableException {
    boolean strict = manner.strictness() == Strictness.STRICT && !unchecked;
    if (strict) {
      throw new UnreadableException(warning);
    }
    refused |= !unchecked;
    warnings.add(warning);
  }

  /** The same for something that Codex misses; where nothing is checked, nothing is missed. */
  void absence(Warning warning) throws UnreadableException {
    if (!unchecked) {
      oddity(warning);
    }
  }

  /**
   * Ends the pass: nothing may follow, and nothing may have gone too deep for Codex.
   *
   * @param depth how deep the record is known to nest, beside what this pass saw
   */
  void finish(int depth) throws IOException, UnreadableException {
    Parsers.expectEnd(parser, start, longTexts);
    int deepest = Math.max(depth, this.deepest);
    if (deepest > Parsers.CODEX_DEPTH) {
      oddity(
          new Warning(
              "$", Sentence.of("at most " + Parsers.CODEX_DEPTH + " levels", deepest + " levels")));
    }
  }

  List<Warning> warnings() {
    return warnings.isEmpty() ? List.of() : List.copyOf(warnings);
  }

  /** The texts that were left out of memory for an output to write. */
  List<LongText> carried() {
    return carried;
  }

  /** Whether Codex would not have read this. */
  boolean isRefusedByCodex() {
    return refused;
  }

  @Override
  public void close() throws IOException {
    parser.close();
  }
}

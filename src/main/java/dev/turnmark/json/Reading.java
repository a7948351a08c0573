package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonToken;
import dev.turnmark.model.Json;
import dev.turnmark.model.Unread;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One pass over one piece of JSON: where its tokens stand, how strict to be, what may stay unread
 * and what was odd so far.
 */
final class Reading implements AutoCloseable {

  /** In place of a value whose type is not the expected one. {@link #mismatch()} says more. */
  static final Object MISMATCH = new Object();

  /** In place of an item that is to be passed over. */
  static final Object PASSED_OVER = new Object();

  private final Tokens tokens;
  private final LongTexts longTexts;
  private final Pass pass;
  private final Manner manner;
  private long room;
  private boolean refused;
  private boolean unread;
  private boolean carries;
  private boolean knownFieldsOnly;
  private boolean unchecked;
  private boolean looksIntoEvents = true;
  private List<Warning> warnings = List.of();
  private List<LongText> carried = List.of();
  private @Nullable Warning mismatch;

  /**
   * A pass.
   *
   * @param room for what was left out of memory
   */
  Reading(Manner manner, Tokens tokens, LongTexts longTexts, long room, Pass pass) {
    this.manner = manner;
    this.tokens = tokens;
    this.longTexts = longTexts;
    this.room = room;
    this.pass = pass;
  }

  Tokens tokens() {
    return tokens;
  }

  JsonToken token() {
    return tokens.token();
  }

  /** Whether tags come first here and no key comes twice. */
  boolean isTidied() {
    return pass == Pass.TIDIED;
  }

  /** Gives up this pass; there is another. */
  UnreadableException untidy() {
    if (pass == Pass.PLAIN) {
      return PlainTokens.NOT_PLAIN;
    }
    if (isTidied()) {
      throw new IllegalStateException("a key comes twice in tidied JSON at " + path());
    }
    return new UnreadableException("expected each key once and the tag first");
  }

  /** The keys of the whole record, which must be an object. */
  Set<String> keys() throws IOException {
    return tokens.keys();
  }

  String path() {
    return tokens.path();
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
    carried = carried.isEmpty() ? new ArrayList<>() : carried;
    carried.add(text);
    return Unread.carried(carried.size() - 1);
  }

  /** The text in hand, needed or not. */
  String wholeText() throws IOException, UnreadableException {
    LongText text = longText();
    if (text == null) {
      return tokens.text();
    }
    tokens.to(); // What is wrong with it is still there.
    take(text.length());
    return text.text();
  }

  /** A text that is likely to come again, such as a tag. */
  String word() throws IOException, UnreadableException {
    return longText() == null ? tokens.word() : wholeText();
  }

  private @Nullable LongText longText() {
    return longTexts.isEmpty() ? null : longTexts.at(tokens.from());
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
    return json(tokens.from());
  }

  /** The JSON from {@code from} to the end of the value in hand, as it was written. */
  Json json(int from) throws IOException, UnreadableException {
    skip();
    if (!longTexts.isEmpty()) {
      for (LongText text : longTexts.between(from, tokens.to()).values()) {
        take(text.length());
      }
    }
    return new Json(tokens.written(from));
  }

  /** Goes to the end of the value in hand. */
  void skip() throws IOException, UnreadableException {
    tokens.skip();
  }

  /** Goes over the fields that are left of the object in hand. */
  void skipFields() throws IOException, UnreadableException {
    for (String name = tokens.nextName(); name != null; name = tokens.nextName()) {
      if (!isTidied() && name.equals(FamilyShape.TAG)) {
        throw untidy();
      }
      tokens.value();
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
  Object mismatch(String expected) throws IOException, UnreadableException {
    return mismatch(expected, path());
  }

  /** The same for the tag of the object in hand, which is absent or not a text. */
  Object mismatch(String expected, String path) throws IOException, UnreadableException {
    return mismatch(expected, Sentence.kind(token()), path);
  }

  Object mismatch(String expected, String was, String path)
      throws IOException, UnreadableException {
    giveUpIfPlain();
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
    giveUpIfPlain();
    boolean strict = manner.strictness() == Strictness.STRICT && !unchecked;
    if (strict) {
      throw new UnreadableException(warning);
    }
    refused |= !unchecked;
    warnings = warnings.isEmpty() ? new ArrayList<>() : warnings;
    warnings.add(warning);
  }

  private void giveUpIfPlain() throws UnreadableException {
    if (pass == Pass.PLAIN) {
      throw PlainTokens.NOT_PLAIN;
    }
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
    tokens.expectEnd();
    int deepest = Math.max(depth, tokens.deepest());
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
    tokens.close();
  }
}

package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads single records: first in the hope that nothing is odd; then with an eye for all that is, as
 * they come; when keys stand in an order that could matter, or something is wrong, once more in
 * tidied form, because a later key may overrule an earlier one. Not for use by several threads.
 */
final class LineReader {

  private final Manner manner;
  private final PlainTokens plain = new PlainTokens();

  /** Used for line after line: a plain pass leaves it as it was, unless it gives up. */
  private Reading plainReading;

  LineReader(Manner manner) {
    this.manner = manner;
    this.plainReading = new Reading(manner, plain, LongTexts.NONE, 0, Pass.PLAIN);
  }

  /** What a record may hold. */
  ReadingLimits limits() {
    return manner.limits();
  }

  /** What is to be read. */
  interface Wanted<T> {
    @Nullable T read(Reading in) throws IOException, UnreadableException;
  }

  /**
   * What came of it.
   *
   * @param value null when the record is to be passed over
   * @param refused whether Codex would not have read it
   * @param carried the texts that were left out of memory but belong into an output
   */
  record Outcome<T>(
      @Nullable T value, boolean refused, List<Warning> warnings, List<LongText> carried) {}

  <T> Outcome<T> read(byte[] bytes, int start, int end, LongTexts texts, Wanted<T> wanted)
      throws UnreadableException {
    NarrowLimits.check(manner.limits(), bytes, start, end, texts);
    Outcome<T> outcome = texts.isEmpty() ? plainly(bytes, start, end, wanted) : null;
    return outcome == null ? thoroughly(bytes, start, end, texts, wanted) : outcome;
  }

  /** Reads what is as Codex writes it; gives null when anything about it is odd. */
  <T> @Nullable Outcome<T> plainly(byte[] bytes, int start, int end, Wanted<T> wanted) {
    plain.over(bytes, start, end);
    return plainly(wanted);
  }

  /**
   * The same of a line of which only the beginning is known; where it ends says {@link #lineEnd}.
   *
   * @param end behind the last line feed there is
   */
  <T> @Nullable Outcome<T> plainLine(byte[] bytes, int start, int end, Wanted<T> wanted) {
    plain.overLine(bytes, start, end);
    return plainly(wanted);
  }

  /** Where the line feed stands behind the line that was read last. */
  int lineEnd() {
    return plain.to();
  }

  private <T> @Nullable Outcome<T> plainly(Wanted<T> wanted) {
    try (Reading in = plainReading) {
      return outcome(in, wanted, null, 0);
    } catch (UnreadableException | IOException odd) {
      plainReading = new Reading(manner, plain, LongTexts.NONE, 0, Pass.PLAIN);
      return null; // What is odd, and whether it matters, is found out and said elsewhere.
    }
  }

  /** Reads anything, and says what is odd or wrong with it. */
  <T> Outcome<T> thoroughly(byte[] bytes, int start, int end, LongTexts texts, Wanted<T> wanted)
      throws UnreadableException {
    Utf8Scan scan = new Utf8Scan(bytes, start, end);
    if (scan.malformed() >= 0) {
      throw Malformed.utf8(bytes, start, scan.malformed(), texts);
    }
    refuseOtherEncodings(bytes, start, end);
    Warning lone = null;
    if (scan.loneSurrogate() >= 0) {
      String was = "one half at byte " + (texts.original(scan.loneSurrogate()) - start);
      lone = new Warning("$", Sentence.of("whole surrogate pairs", was));
    }
    try {
      return readTwice(bytes, start, end, texts, wanted, lone);
    } catch (JsonProcessingException e) {
      throw Malformed.json(e, bytes, start, end, texts);
    } catch (IOException e) {
      throw new UnreadableException(Limits.noRoom(e));
    }
  }

  private <T> Outcome<T> readTwice(
      byte[] bytes, int start, int end, LongTexts texts, Wanted<T> wanted, @Nullable Warning lone)
      throws IOException, UnreadableException {
    try (Reading first = over(bytes, start, end, texts, Pass.AS_WRITTEN)) {
      return outcome(first, wanted, lone, 0);
    } catch (UnreadableException untidy) {
      Tidied tidied = Tidied.of(bytes, start, end, texts);
      return readTidied(tidied, wanted, lone);
    }
  }

  private <T> Outcome<T> readTidied(Tidied tidied, Wanted<T> wanted, @Nullable Warning lone)
      throws IOException, UnreadableException {
    try (Reading second = over(tidied)) {
      try {
        return outcome(second, wanted, lone, tidied.depth());
      } catch (UnreadableException problem) {
        if (!second.isUnchecked()) {
          throw problem;
        }
        return byName(tidied, wanted, lone, problem.warning());
      }
    }
  }

  private Reading over(Tidied tidied) throws IOException {
    byte[] bytes = tidied.bytes();
    return over(bytes, 0, bytes.length, tidied.longTexts(), Pass.TIDIED);
  }

  private Reading over(byte[] bytes, int start, int end, LongTexts texts, Pass pass)
      throws IOException {
    Tokens tokens = new JacksonTokens(bytes, start, end, texts);
    return new Reading(manner, tokens, texts, (long) texts.limit() - (end - start), pass);
  }

  /** Reads an event by its name, because its content makes no sense and need not. */
  private <T> Outcome<T> byName(
      Tidied tidied, Wanted<T> wanted, @Nullable Warning lone, Warning problem)
      throws IOException, UnreadableException {
    try (Reading third = over(tidied)) {
      third.passOverEventContent();
      Outcome<T> named = outcome(third, wanted, lone, tidied.depth());
      List<Warning> warnings = new ArrayList<>(named.warnings());
      warnings.add(problem);
      return new Outcome<>(named.value(), named.refused(), warnings, named.carried());
    }
  }

  private static <T> Outcome<T> outcome(
      Reading in, Wanted<T> wanted, @Nullable Warning lone, int depth)
      throws IOException, UnreadableException {
    T value = wanted.read(in);
    in.finish(depth);
    if (lone != null) {
      in.oddity(lone);
    }
    return new Outcome<>(value, in.isRefusedByCodex(), in.warnings(), in.carried());
  }

  /** A parser takes zero bytes at the beginning for UTF-16 or UTF-32, and a mark for nothing. */
  private static void refuseOtherEncodings(byte[] bytes, int start, int end)
      throws UnreadableException {
    for (int at = start; at < Math.min(end, start + 4); at++) {
      if (bytes[at] == 0) {
        throw Malformed.at(bytes, start, at, LongTexts.NONE);
      }
    }
    if (ByteOrderMark.isAt(bytes, start, end)) {
      throw Malformed.at(bytes, start, start, LongTexts.NONE);
    }
  }
}

package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads single records: first as they come; when keys stand in an order that could matter, or
 * something is wrong, once more in tidied form, because a later key may overrule an earlier one.
 */
final class LineReader {

  private final Manner manner;

  LineReader(Manner manner) {
    this.manner = manner;
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
   */
  record Outcome<T>(@Nullable T value, boolean refused, List<Warning> warnings) {}

  <T> Outcome<T> read(byte[] bytes, int start, int end, Wanted<T> wanted)
      throws UnreadableException {
    Utf8Scan scan = new Utf8Scan(bytes, start, end);
    if (scan.malformed() >= 0) {
      throw Malformed.utf8(bytes, start, scan.malformed());
    }
    refuseOtherEncodings(bytes, start, end);
    Warning lone = null;
    if (scan.loneSurrogate() >= 0) {
      String was = "one half at byte " + (scan.loneSurrogate() - start);
      lone = new Warning("$", Sentence.of("whole surrogate pairs", was));
    }
    try {
      return readTwice(bytes, start, end, wanted, lone);
    } catch (JsonProcessingException e) {
      throw Malformed.json(e, bytes, start, end);
    } catch (IOException e) {
      throw new IllegalStateException("bytes in memory failed to be read", e);
    }
  }

  private <T> Outcome<T> readTwice(
      byte[] bytes, int start, int end, Wanted<T> wanted, @Nullable Warning lone)
      throws IOException, UnreadableException {
    try (Reading first = new Reading(manner, bytes, start, end, false)) {
      return outcome(first, wanted, lone, 0);
    } catch (UnreadableException untidy) {
      Tidied tidied = Tidied.of(bytes, start, end);
      return readTidied(tidied, wanted, lone);
    }
  }

  private <T> Outcome<T> readTidied(Tidied tidied, Wanted<T> wanted, @Nullable Warning lone)
      throws IOException, UnreadableException {
    int length = tidied.bytes().length;
    try (Reading second = new Reading(manner, tidied.bytes(), 0, length, true)) {
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

  /** Reads an event by its name, because its content makes no sense and need not. */
  private <T> Outcome<T> byName(
      Tidied tidied, Wanted<T> wanted, @Nullable Warning lone, Warning problem)
      throws IOException, UnreadableException {
    try (Reading third = new Reading(manner, tidied.bytes(), 0, tidied.bytes().length, true)) {
      third.passOverEventContent();
      Outcome<T> named = outcome(third, wanted, lone, tidied.depth());
      List<Warning> warnings = new ArrayList<>(named.warnings());
      warnings.add(problem);
      return new Outcome<>(named.value(), named.refused(), warnings);
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
    return new Outcome<>(value, in.isRefusedByCodex(), in.warnings());
  }

  /** A parser takes zero bytes at the beginning for UTF-16 or UTF-32, and a mark for nothing. */
  private static void refuseOtherEncodings(byte[] bytes, int start, int end)
      throws UnreadableException {
    for (int at = start; at < Math.min(end, start + 4); at++) {
      if (bytes[at] == 0) {
        throw Malformed.at(bytes, start, at);
      }
    }
    if (ByteOrderMark.isAt(bytes, start, end)) {
      throw Malformed.at(bytes, start, start);
    }
  }
}

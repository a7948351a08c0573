package dev.turnmark.json;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What was left out of an abridged record: its long texts, by the places of their opening quotes,
 * and how far the bytes behind them have moved.
 *
 * @param texts by index in the abridged record
 * @param shifts how many bytes are missing before an index, from it on
 * @param limit how many bytes of a record may be in memory
 */
record LongTexts(
    NavigableMap<Integer, LongText> texts, NavigableMap<Integer, Long> shifts, int limit) {

  /** Those of a record that is in memory as a whole. */
  static final LongTexts NONE = new LongTexts(new TreeMap<>(), new TreeMap<>(), Integer.MAX_VALUE);

  boolean isEmpty() {
    return texts.isEmpty();
  }

  /** The one whose opening quote is here; null when the text here was not left out. */
  @Nullable LongText at(int quote) {
    return texts.get(quote);
  }

  /** Where in the whole record the byte at an index of the abridged one stands. */
  long original(int index) {
    Map.Entry<Integer, Long> shift = shifts.floorEntry(index);
    return shift == null ? index : index + shift.getValue();
  }

  /** Those that begin between two indexes. */
  NavigableMap<Integer, LongText> between(int from, int to) {
    return texts.subMap(from, true, to, false);
  }

  /** The same record with its pieces elsewhere. */
  LongTexts at(NavigableMap<Integer, LongText> places) {
    return new LongTexts(places, new TreeMap<>(), limit);
  }

  /** A piece of the abridged record with all that was left out of it. */
  String whole(byte[] bytes, int from, int to) throws IOException {
    ByteArrayOutputStream whole = new ByteArrayOutputStream(to - from);
    int done = from;
    for (Map.Entry<Integer, LongText> left : between(from, to).entrySet()) {
      int content = left.getKey() + 1;
      whole.write(bytes, done, content - done);
      whole.writeBytes(left.getValue().bytes());
      done = content + left.getValue().kept();
    }
    whole.write(bytes, done, to - done);
    return whole.toString(StandardCharsets.UTF_8);
  }
}
